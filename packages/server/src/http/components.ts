/** Schemas by title, each told once. */
export type Components = Map<string, unknown>;

/**
 * The same document with every titled schema named instead of written out. A message is part of fifty answers, and an
 * OpenAPI generator would make fifty types of it.
 */
export function nameComponents(value: unknown, components: Components): unknown {
  if (Array.isArray(value)) return value.map((item) => nameComponents(item, components));
  if (typeof value !== "object" || value === null) return value;
  const { title } = value as { readonly title?: unknown };
  const isSchema = typeof title === "string" && "type" in value;
  if (isSchema && components.has(title)) return { $ref: refTo(title) };
  // Known before what is in it is named, so that it may hold itself.
  if (isSchema) components.set(title, undefined);
  const named = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, nameComponents(inner, components)]),
  );
  if (!isSchema) return named;
  components.set(title, named);
  return { $ref: refTo(title) };
}

function refTo(title: string): string {
  return `#/components/schemas/${title}`;
}
