/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture beside the sentence of a step: the table of bits, or, for the value of a single
 * quadrant, the numbers that its tiles lead to, with the mex. */

#include "ichomp-step-picture.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-bit-table.h"
#include "game/explanation/ichomp-step-kinds.h"
#include "widgets/style/ichomp-style.h"
#include "widgets/kit/ichomp-text.h"
#include "game/words/ichomp-wording.h"

struct _IchompStepPicture
{
  GtkWidget parent_instance;

  GtkWidget *stack;
  GtkWidget *bit_table;
  GtkWidget *numbers; /* shows mex_label */
  GtkWidget *mex_label;
  GtkWidget *size_label; /* invisible: has the numbers of the last step, and so the final size */
};

G_DEFINE_FINAL_TYPE (IchompStepPicture, ichomp_step_picture, GTK_TYPE_WIDGET)

/* Only some steps need the row of y XOR u. It has its place from the first step on, or none at
 * all. */
static guint
count_rows (const SgExplanation *explanation)
{
  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    if ((ichomp_step_kind_get (sg_explanation_get_step (explanation, i)->kind)->lights
         & ICHOMP_STEP_LIGHTS_TARGET)
        != 0)
      return ICHOMP_N_STEP_ROWS;

  return ICHOMP_STEP_ROW_TARGET;
}

static void
show_bits (IchompStepPicture *self,
           IchompParts parts,
           const SgExplanation *explanation,
           const IchompStepView *view)
{
  IchompBitRow rows[ICHOMP_N_STEP_ROWS];

  for (guint i = 0; i < ICHOMP_N_STEP_ROWS; i++)
    {
      const IchompStepRow *row = &view->rows[i];

      rows[i] = (IchompBitRow){
        .shown = row->shown,
        .lit = row->lit,
        .cancelled = row->cancelled,
        .decimal_known = row->decimal_known,
        .value = row->value,
        .known = row->known,
      };
      if (i < SG_N_QUADRANTS)
        {
          rows[i].label = ichomp_wording_part (parts, i);
          rows[i].style_class = ichomp_style_get_quadrant_class (i);
        }
    }
  rows[ICHOMP_STEP_ROW_NIM_SUM].label = C_ ("row of a table", "u");
  rows[ICHOMP_STEP_ROW_NIM_SUM].style_class = "sum";
  rows[ICHOMP_STEP_ROW_TARGET].label = C_ ("row of a table", "y XOR u");
  rows[ICHOMP_STEP_ROW_TARGET].style_class = "target";

  ichomp_bit_table_show (ICHOMP_BIT_TABLE (self->bit_table), rows, count_rows (explanation),
                         view->n_digits, view->lit_column);
}

/* The numbers of the steps up to @index. */
static void
show_numbers (GtkWidget *label, const SgExplanation *explanation, guint index)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  g_autofree char *isolated = NULL;

  for (guint i = 0; i <= index; i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);
      const IchompStepKind *kind = ichomp_step_kind_get (step->kind);

      if (kind->append_number != NULL)
        kind->append_number (markup, step, i == index);
    }

  isolated = ichomp_formula_isolate (markup->str);
  gtk_label_set_markup (GTK_LABEL (label), isolated);
}

static void
show_mex (IchompStepPicture *self, const SgExplanation *explanation, guint index)
{
  show_numbers (self->mex_label, explanation, index);
  show_numbers (self->size_label, explanation, sg_explanation_get_n_steps (explanation) - 1);
}

static GtkWidget *
add_numbers (IchompStepPicture *self)
{
  GtkWidget *label = gtk_label_new (ICHOMP_TEXT_NONE);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 10);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);

  /* Numbers stay in their places when others are added. */
  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "mex");
  gtk_widget_add_css_class (label, "numeric");
  gtk_stack_add_child (GTK_STACK (self->numbers), label);

  return label;
}

static void
ichomp_step_picture_dispose (GObject *object)
{
  IchompStepPicture *self = ICHOMP_STEP_PICTURE (object);

  g_clear_pointer (&self->stack, gtk_widget_unparent);

  G_OBJECT_CLASS (ichomp_step_picture_parent_class)->dispose (object);
}

static void
ichomp_step_picture_class_init (IchompStepPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_step_picture_dispose;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
ichomp_step_picture_init (IchompStepPicture *self)
{
  self->stack = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  self->bit_table = ichomp_bit_table_new ();
  gtk_stack_add_child (GTK_STACK (self->stack), self->bit_table);
  self->numbers = gtk_stack_new ();
  gtk_stack_add_child (GTK_STACK (self->stack), self->numbers);
  self->mex_label = add_numbers (self);
  self->size_label = add_numbers (self);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->size_label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE,
                               -1);
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
}

/**
 * ichomp_step_picture_show:
 * @self: a picture
 * @parts: what the board consists of
 * @explanation: an explanation
 * @index: a step of it
 * @view: the view of the step, or of a reply to it
 */
void
ichomp_step_picture_show (IchompStepPicture *self,
                          IchompParts parts,
                          const SgExplanation *explanation,
                          guint index,
                          const IchompStepView *view)
{
  gboolean bits;

  g_return_if_fail (ICHOMP_IS_STEP_PICTURE (self));

  bits = view->rows[0].shown;
  gtk_stack_set_visible_child (GTK_STACK (self->stack), bits ? self->bit_table : self->numbers);
  if (bits)
    show_bits (self, parts, explanation, view);
  else
    show_mex (self, explanation, index);
}
