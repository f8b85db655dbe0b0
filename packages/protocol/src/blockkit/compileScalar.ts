import { isLongerThan, isShorterThan } from "../characters.ts";
import type { Keywords } from "./compileCheck.ts";

/** What is wrong with a value that has nothing inside. */
export type Scalar = (value: unknown) => string | undefined;

/** The check of a schema for text, a number, a flag or one of a few values; nothing for other schemas. */
export function compileScalar(schema: Keywords): Scalar | undefined {
  if ("const" in schema) return compileConst(schema.const);
  if (schema.enum) return compileEnum(schema.enum);
  switch (schema.type) {
    case "string":
      return compileString(schema);
    case "integer":
    case "number":
      return compileNumber(schema);
    case "boolean":
      return (value) => (typeof value === "boolean" ? undefined : "must be a boolean");
    default:
      return undefined;
  }
}

function compileConst(wanted: unknown): Scalar {
  return (value) => (value === wanted ? undefined : "must be a valid enum value");
}

function compileEnum(allowed: readonly unknown[]): Scalar {
  return (value) => (allowed.includes(value) ? undefined : "must be a valid enum value");
}

function compileString(schema: Keywords): Scalar {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, format } = schema;
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, "u");
  return (value) => {
    if (typeof value !== "string") return "must provide a string";
    if (isShorterThan(value, minLength)) return `must be more than ${minLength - 1} characters`;
    if (isLongerThan(value, maxLength)) return `must be less than ${maxLength + 1} characters`;
    if (pattern === undefined || pattern.test(value)) return undefined;
    // A person learns nothing from a regular expression where there is a word for what it wants.
    return format === undefined
      ? `input must match regex pattern: ${pattern.source}`
      : `input must be a valid: ${format}`;
  };
}

function compileNumber(schema: Keywords): Scalar {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const above = schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY;
  const isInteger = schema.type === "integer";
  return (value) => {
    // JSON has no infinity, but 1e999 is read as one and would be stored as null.
    if (typeof value !== "number" || !Number.isFinite(value))
      return isInteger ? "must provide an integer" : "must provide a number";
    if (isInteger && !Number.isInteger(value)) return "must provide an integer";
    if (value <= above) return `must be greater than ${above}`;
    if (value < minimum) return `must be greater than ${minimum - 1}`;
    return value > maximum ? `must be less than ${maximum + 1}` : undefined;
  };
}
