/** As much of JSON Schema as the definitions use. */
export interface Schema {
  /** Of what several answers hold: client code knows it by this name. */
  readonly title?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** The type of a value in a word or two; the fields of an object are described elsewhere. */
export function kindText(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => String(value)).join(" or ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(kindText))].join(" or ");
  if (schema.type === "array") return `list of ${pluralOf(schema.items ?? {})}`;
  return schema.type ?? "anything";
}

function pluralOf(schema: Schema): string {
  const isNamed = schema.const === undefined && !schema.enum && !schema.anyOf;
  if (isNamed && schema.type === "array") return `lists of ${pluralOf(schema.items ?? {})}`;
  return isNamed && schema.type !== undefined ? `${schema.type}s` : kindText(schema);
}

/** The words to choose from, when there are such. */
export function choicesOf(schema: Schema): readonly string[] {
  return (schema.enum ?? schema.items?.enum ?? []).map(String);
}

/** Bounds that a caller can run into. */
export function boundsText({ minimum, maximum, maxLength }: Schema): string | undefined {
  if (maxLength !== undefined) return `up to ${grouped(maxLength)} characters`;
  if (minimum !== undefined && maximum !== undefined) return `${grouped(minimum)} to ${grouped(maximum)}`;
  if (maximum !== undefined) return `up to ${grouped(maximum)}`;
  return minimum === undefined ? undefined : `from ${grouped(minimum)}`;
}

function grouped(value: number): string {
  return value.toLocaleString("en-US");
}
