/** What to show for an element of a type that nobody here knows: its own words, where it has any, and else its type. */
export function unknownText(element: { readonly type: string }): string {
  const fields = element as { readonly [field: string]: unknown };
  for (const field of ["text", "label", "title", "fallback", "name", "url"]) {
    const words = fields[field];
    if (typeof words === "string" && words !== "") return words;
  }
  return `[${element.type}]`;
}
