/** The id of the form in every workspace. */
export const formFunction = "Fn010N";

/** A form that asks for these fields. */
export function form(...names: string[]) {
  const elements = names.map((name) => ({ name, title: name.toUpperCase(), type: "string" }));
  const inputs = { title: "Order", interactivity: "{{inputs.interactivity}}", fields: { elements } };
  return { function_id: "slack#/functions/open_form", inputs };
}

/** A workflow of these forms, one after the other. */
export function ordering(...forms: readonly ReturnType<typeof form>[]) {
  const input_parameters = { interactivity: { type: "slack#/types/interactivity" } };
  const steps = forms.map((step, at) => ({ id: String(at), ...step }));
  return { workflows: { order: { title: "Order", input_parameters, steps } } };
}
