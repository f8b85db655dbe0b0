/** What was typed into a field of a form; empty when there is no such field, or a file in it. */
export function fieldOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
