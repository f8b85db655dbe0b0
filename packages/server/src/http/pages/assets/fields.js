// The fields of the console's form, one for each argument of the method.

/**
 * What is to be sent: fields that were left alone are left out, as a caller would leave them out.
 *
 * @param {HTMLFormElement} form
 * @returns {[string, string][]}
 */
export function readFields(form) {
  const fields = [];
  for (const field of form.querySelectorAll("[data-arg], [data-choices]")) {
    const name = field.dataset.arg ?? field.dataset.choices;
    const value = valueOf(field);
    if (value !== (field.dataset.default ?? "")) fields.push([name, value]);
  }
  return fields;
}

function valueOf(field) {
  if (field.dataset.choices) {
    return [...field.querySelectorAll("input:checked")].map((choice) => choice.value).join(",");
  }
  return field.type === "checkbox" ? String(field.checked) : field.value;
}

/**
 * Takes values from the address of the page, so that a link can lead to a call that only needs sending.
 *
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} given
 */
export function fillFields(form, given) {
  for (const field of form.querySelectorAll("[data-arg]")) {
    const value = given.get(field.dataset.arg);
    if (value === null) continue;
    if (field.type === "checkbox") field.checked = value === "true" || value === "1";
    else field.value = value;
  }
}

/**
 * Offers real ids where the argument asks for one.
 *
 * @param {HTMLFormElement} form
 * @param {Record<string, { value: string, label: string }[]>} suggestions
 */
export function offerSuggestions(form, suggestions) {
  for (const [name, offered] of Object.entries(suggestions)) {
    const field = form.querySelector(`input[data-arg="${CSS.escape(name)}"]`);
    if (!field || offered.length === 0) continue;
    const list = document.createElement("datalist");
    list.id = `offer-${name}`;
    for (const { value, label } of offered) {
      const option = document.createElement("option");
      option.value = value;
      option.label = label;
      list.append(option);
    }
    field.after(list);
    field.setAttribute("list", list.id);
    field.placeholder = `${offered[0].value} (${offered[0].label})`;
  }
}
