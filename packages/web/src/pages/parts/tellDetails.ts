type Details = Readonly<Record<string, unknown>>;

/** The details of an entry as names and words. What is empty, or stands beside them, tells nothing and would hide the rest. */
export function tellDetails(details: Details, besides: readonly string[]): [name: string, value: string][] {
  return Object.entries(details).flatMap(([name, value]): [string, string][] => {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return tellDetails(value as Details, besides).map(([inner, said]) => [`${name}.${inner}`, said]);
    }
    const said = say(value);
    return said === "" || besides.includes(said) ? [] : [[name, said]];
  });
}

function say(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(say).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
