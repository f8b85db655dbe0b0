/** What another app shared by the menu of the device: a title, a text and an address, of which any may be missing or repeated. */
export function sharedText(query: string): string {
  const given = new URLSearchParams(query);
  const parts = ["title", "text", "url"].map((name) => given.get(name)?.trim() ?? "");
  const isNew = (part: string, at: number) => part !== "" && !parts.slice(0, at).some((other) => other.includes(part));
  return parts.filter(isNew).join("\n");
}
