const nouns: Readonly<Record<string, string>> = {
  canvas: "Canvas",
  canvas_message_unfurl: "Message",
  file: "File",
  list_record: "List record",
  message_mention: "Message",
  salesforce_data_field: "Salesforce record",
};

/** What to show for an element that has no form of its own: its own words, where it has any, and else what it is. */
export function unknownText(element: { readonly type: string }): string {
  const fields = element as { readonly [field: string]: unknown };
  for (const field of ["text", "label", "title", "fallback", "name", "url"]) {
    const words = fields[field];
    if (typeof words === "string" && words !== "") return words;
  }
  return nouns[element.type] ?? `[${element.type}]`;
}
