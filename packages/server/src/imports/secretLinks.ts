/** The token of an export, with which everybody can read its files. It is part of every link to one. */
const token = /([?&])t=xox[a-z]-[A-Za-z0-9%_-]*(&?)/g;

/** JSON without the tokens of links: they are secrets of the old workspace. */
export function withoutTokens(json: string): string {
  if (!json.includes("t=xox")) return json;
  return json.replaceAll(token, (_, before: string, after: string) => (after === "" ? "" : before));
}

/** A text for people, such as the message of a parser that quotes what it read, without anything that looks like a token. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/xox[a-z]-[A-Za-z0-9%_-]*/g, "…");
}
