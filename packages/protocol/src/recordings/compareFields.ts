/** A field with another value; a missing one is undefined. */
export interface FieldDifference {
  /** For example `blocks.0.text.text`. */
  readonly path: string;
  readonly recorded: unknown;
  readonly actual: unknown;
}

/**
 * The fields that differ. `5` and `"5"` are equal, because a form and JSON send the same argument so.
 *
 * @example
 * compareFields({ text: "a" }, { text: "b" }) // [{ path: "text", recorded: "a", actual: "b" }]
 */
export function compareFields(recorded: unknown, actual: unknown, path = ""): FieldDifference[] {
  if (isNested(recorded) && isNested(actual) && Array.isArray(recorded) === Array.isArray(actual)) {
    const keys = new Set([...Object.keys(recorded), ...Object.keys(actual)]);
    return [...keys].flatMap((key) => compareFields(recorded[key], actual[key], path === "" ? key : `${path}.${key}`));
  }
  return isEqual(recorded, actual) ? [] : [{ path, recorded, actual }];
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isEqual(recorded: unknown, actual: unknown): boolean {
  if (recorded === undefined || actual === undefined || isNested(recorded) || isNested(actual)) {
    return recorded === actual;
  }
  return printScalar(recorded) === printScalar(actual);
}

/** A text as it is, anything else as JSON. */
export function printScalar(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
