/** A JSON object whose fields nobody has looked at yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** One input or output of a function or a workflow, as its author declared it. */
export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly isRequired: boolean;
  /** Everything that was declared of it: bounds, choices, what an array holds. */
  readonly schema: Fields;
}

/**
 * The parameters in a section of a manifest. Authors write them in two ways: by name with `is_required` in each, or as
 * the typed-runtime SDK prints them, `properties` beside a list of those that are `required`.
 */
export function parametersIn(section: unknown): Parameter[] {
  if (!isFields(section)) return [];
  const { properties } = section;
  // A parameter may itself be called `properties`; it then has a type.
  const isPrinted = isFields(properties) && typeof properties["type"] !== "string";
  const byName = isPrinted ? properties : section;
  const needed = new Set(isPrinted && Array.isArray(section["required"]) ? (section["required"] as unknown[]) : []);
  return Object.entries(byName).flatMap(([name, schema]) => {
    if (!isFields(schema)) return [];
    const isRequired = needed.has(name) || schema["is_required"] === true;
    return [
      {
        name,
        type: textOf(schema["type"]) ?? "string",
        title: textOf(schema["title"]),
        description: textOf(schema["description"]),
        isRequired,
        schema,
      },
    ];
  });
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
