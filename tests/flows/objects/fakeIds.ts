/** An id of the same shape that names nothing. */
export function fakeOf(id: string): string {
  if (/^\d+\.\d+$/.test(id)) return "1600000000.000001";
  const changed = id.slice(0, -3).concat("000");
  return changed === id ? id.slice(0, -3).concat("111") : changed;
}

/** The same in whatever an argument holds: an id, a list of them, or objects with an `id`. */
export function withFakes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFakes);
  if (typeof value === "string") return fakeOf(value);
  const { id, ...rest } = Object(value) as { readonly id?: string };
  return { id: fakeOf(id ?? ""), ...rest };
}

/** The ids in such a value. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return [typeof value === "string" ? value : String((Object(value) as { readonly id?: string }).id ?? "")];
}
