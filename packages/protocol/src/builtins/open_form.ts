import type { BuiltinDeclaration } from "./declaration.ts";
import { interactivity, stepTimes } from "./parameters.ts";

export const openForm: BuiltinDeclaration = {
  title: "Open a form",
  description: "Asks a person who has just acted to fill in a form, and waits for the answers.",
  scopes: [],
  inputs: {
    title: { type: "string", title: "Title", is_required: true },
    interactivity: { ...interactivity, is_required: true },
    fields: {
      type: "slack#/types/form_input_object",
      title: "Fields",
      description: "`{elements: [{name, title, type, ...}], required: [name, ...]}`.",
      is_required: true,
    },
    description: { type: "string", title: "Description" },
    submit_label: { type: "string", title: "Text of the button" },
  },
  outputs: {
    fields: { type: "object", title: "Answers", description: "By the name of the field.", is_required: true },
    interactivity: { ...interactivity, is_required: true },
    submit_user: { type: "slack#/types/user_id", title: "Who filled it in", is_required: true },
    ...stepTimes,
  },
};
