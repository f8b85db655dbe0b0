import type { TLocalizedValidationError } from "typebox/error";
import type { ManifestFault } from "./fault.ts";
import { wordOf } from "./patterns.ts";

/** What the schema found, in the words that tools and people of this field know. */
export function describeFaults(errors: readonly TLocalizedValidationError[]): ManifestFault[] {
  return errors.flatMap((error) => {
    if (error.keyword !== "required") return [{ message: wordsFor(error), pointer: error.instancePath || "/" }];
    return error.params.requiredProperties.map((name) => ({
      message: `missing required field: ${name}`,
      pointer: error.instancePath || "/",
    }));
  });
}

const typeWords: Readonly<Record<string, string>> = {
  object: "must provide an object",
  array: "must provide an array",
  string: "must provide a string",
  number: "must provide a number",
  integer: "must provide an integer",
  boolean: "must be a boolean",
};

function wordsFor(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case "type":
      return typeWords[String(error.params.type)] ?? error.message;
    case "minLength":
      return `must be more than ${Number(error.params.limit) - 1} characters`;
    case "maxLength":
      return `must be less than ${Number(error.params.limit) + 1} characters`;
    case "minimum":
      return `must be greater than ${Number(error.params.limit) - 1}`;
    case "maximum":
      return `must be less than ${Number(error.params.limit) + 1}`;
    case "minItems":
      return `must provide at least ${error.params.limit} items`;
    case "maxItems":
      return `no more than ${error.params.limit} items allowed`;
    case "enum":
      return "must be a valid enum value";
    case "pattern":
      return patternWords(String(error.params.pattern));
    default:
      return error.message;
  }
}

function patternWords(pattern: string): string {
  const word = wordOf(pattern);
  return word === undefined ? `input must match regex pattern: ${pattern}` : `input must be a valid: ${word}`;
}
