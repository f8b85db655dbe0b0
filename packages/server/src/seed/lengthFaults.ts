import { isLongerThan, isShorterThan } from "@platform/protocol";
import type { SchemaFault } from "./describeFault.ts";

/** A schema of a seed: objects, lists and plain values. */
interface Node {
  readonly properties?: Readonly<Record<string, object>>;
  readonly items?: object;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/**
 * Texts that are too short or too long. Limits in characters are code points everywhere, but the schema library counts
 * grapheme clusters, so that its own faults about lengths are not used.
 */
export function lengthFaults(schema: object, value: unknown, instancePath = "", schemaPath = "#"): SchemaFault[] {
  const { properties = {}, items = {} } = schema as Node;
  if (typeof value === "string") return textFaults(schema, value, instancePath, schemaPath);
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => lengthFaults(items, item, `${instancePath}/${at}`, `${schemaPath}/items`));
  }
  return Object.entries(properties).flatMap(([name, field]) =>
    lengthFaults(
      field,
      (value as Record<string, unknown>)[name],
      `${instancePath}/${name}`,
      `${schemaPath}/properties/${name}`,
    ),
  );
}

function textFaults({ minLength, maxLength }: Node, text: string, instancePath: string, schemaPath: string) {
  const place = { schemaPath, instancePath };
  const faults: SchemaFault[] = [];
  if (minLength !== undefined && isShorterThan(text, minLength)) {
    const message = `must not have fewer than ${minLength} characters`;
    faults.push({ ...place, keyword: "minLength", params: { limit: minLength }, message });
  }
  if (maxLength !== undefined && isLongerThan(text, maxLength)) {
    const message = `must not have more than ${maxLength} characters`;
    faults.push({ ...place, keyword: "maxLength", params: { limit: maxLength }, message });
  }
  return faults;
}

export function isLengthFault({ keyword }: Pick<SchemaFault, "keyword">): boolean {
  return keyword === "minLength" || keyword === "maxLength";
}
