/** A text of the catalogue in which identifiers are set in backticks, as code. */
export function CodeText({ text }: { readonly text: string }) {
  // Every other part was between backticks.
  return text.split("`").map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
