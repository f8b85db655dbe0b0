/** A value with one field set to null, and the same value without that field. */
export interface NullVariant {
  readonly path: string;
  readonly withNull: unknown;
  readonly without: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * One variant for each field inside of a value, at any depth, and for each of `optional` at the top that the value lacks.
 * Only the first item of a list is varied: the items of a list share a schema.
 */
export function nullVariants(value: unknown, optional: readonly string[] = []): NullVariant[] {
  const inside = variantsIn(value, "");
  if (!isFields(value)) return inside;
  const lacking = optional.filter((name) => !(name in value));
  return [
    ...inside,
    ...lacking.map((name) => ({ path: `/${name}`, withNull: { ...value, [name]: null }, without: value })),
  ];
}

function variantsIn(value: unknown, path: string): NullVariant[] {
  if (Array.isArray(value)) {
    const [first, ...rest] = value as readonly unknown[];
    return variantsIn(first, `${path}/0`).map((variant) => ({
      path: variant.path,
      withNull: [variant.withNull, ...rest],
      without: [variant.without, ...rest],
    }));
  }
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const { [name]: _removed, ...without } = value;
    const inside = variantsIn(part, `${path}/${name}`).map((variant) => ({
      path: variant.path,
      withNull: { ...value, [name]: variant.withNull },
      without: { ...value, [name]: variant.without },
    }));
    return [{ path: `${path}/${name}`, withNull: { ...value, [name]: null }, without }, ...inside];
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
