/** Text that is already HTML. Only the tag below makes it, so whatever else reaches a page is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What a placeholder of the template accepts: nothing, text to escape, HTML, or a list of these. */
export type Part = Html | string | number | undefined | false | readonly Part[];

/**
 * Writes HTML. Every hole is escaped for text and for quoted attributes alike; attributes are therefore always quoted,
 * and no hole stands inside a script, a style or the name of a tag.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let text = strings[0] ?? "";
  for (const [at, part] of parts.entries()) text += print(part) + (strings[at + 1] ?? "");
  return new Html(text);
}

function print(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  return typeof part === "object" ? part.map(print).join("") : escapeHtml(String(part));
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
