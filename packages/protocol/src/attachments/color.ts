const named: ReadonlyMap<string, string> = new Map([
  ["good", "2eb886"],
  ["warning", "daa038"],
  ["danger", "a30200"],
]);

/** The color of an attachment as messages carry it: `good`, `warning` and `danger` by their values, others without `#`. */
export function attachmentColor(given: string): string {
  return named.get(given) ?? given.replace(/^#/, "");
}
