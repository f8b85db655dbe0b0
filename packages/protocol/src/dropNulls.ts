/**
 * A JSON value in which every field that is null is absent, at any depth. Clients that print structures (Go, Java, .NET)
 * send null for each field that is not set. Items of lists stay, because the others would change their places.
 *
 * @example
 * dropNulls({ text: "Hi", blocks: null }) // { text: "Hi" }
 * dropNulls([null, { align: null }]) // [null, {}]
 */
export function dropNulls(value: unknown): unknown {
  return hasNulls(value) ? copy(value) : value;
}

/** Nearly no value has any; those are not copied. */
function hasNulls(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some(hasNulls);
  return Object.values(value).some((part) => part === null || hasNulls(part));
}

function copy(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([name, part]) => [name, copy(part)]),
  );
}
