/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The kernel of sg-kernel-body.h, compiled for the instructions of every processor and, if the
 * compiler can choose instructions for single functions, also for wider vectors. The processor
 * is asked at run time which of them it has. */

#include "sg-kernel.h"

#include <string.h>

#define KERNEL(name) name##_16
#define KERNEL_VECTOR 16
#define KERNEL_TARGET
#include "sg-kernel-body.h"
#undef KERNEL
#undef KERNEL_VECTOR
#undef KERNEL_TARGET

#if defined(__x86_64__) && defined(__GNUC__)
#define HAVE_X86_TARGETS

#define KERNEL(name) name##_32
#define KERNEL_VECTOR 32
#define KERNEL_TARGET __attribute__ ((target ("avx2,bmi,bmi2")))
#include "sg-kernel-body.h"
#undef KERNEL
#undef KERNEL_VECTOR
#undef KERNEL_TARGET

#define KERNEL(name) name##_64
#define KERNEL_VECTOR 64
#define KERNEL_TARGET __attribute__ ((target ("avx512f,avx512bw,avx512dq,avx512vl,bmi,bmi2")))
#include "sg-kernel-body.h"
#undef KERNEL
#undef KERNEL_VECTOR
#undef KERNEL_TARGET
#endif

/* From the slowest to the fastest. */
static const SgKernel kernels[] = {
  { "default", evaluate_16 },
#ifdef HAVE_X86_TARGETS
  { "avx2", evaluate_32 },
  { "avx512bw", evaluate_64 },
#endif
};

static const SgKernel *chosen;

/* The number of kernels that this processor can run, at least 1. */
guint
sg_kernel_get_n (void)
{
  guint n = 1;

#ifdef HAVE_X86_TARGETS
  __builtin_cpu_init ();
  if (__builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi")
      && __builtin_cpu_supports ("bmi2"))
    {
      n = 2;
      if (__builtin_cpu_supports ("avx512f") && __builtin_cpu_supports ("avx512bw")
          && __builtin_cpu_supports ("avx512dq") && __builtin_cpu_supports ("avx512vl"))
        n = 3;
    }
#endif

  return n;
}

/* Kernels of a higher index are faster and compute the same values. */
const SgKernel *
sg_kernel_get (guint index)
{
  return &kernels[index];
}

const SgKernel *
sg_kernel_get_best (void)
{
  const SgKernel *kernel = g_atomic_pointer_get (&chosen);

  return kernel != NULL ? kernel : &kernels[sg_kernel_get_n () - 1];
}

/* For tests and benchmarks; %NULL for the fastest kernel. */
void
sg_kernel_set_best (const SgKernel *kernel)
{
  g_atomic_pointer_set (&chosen, kernel);
}
