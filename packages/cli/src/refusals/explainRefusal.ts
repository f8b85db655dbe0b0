import { commonErrors } from "@platform/protocol/errors.ts";
import { calledMethods } from "./calledMethods.ts";
import { causes } from "./causes.ts";
import { type Remedy, remedies } from "./remedies.ts";

export interface Explanation {
  readonly cause: string;
  readonly remedy: string;
}

/** Why the server refused a call, and what to do; undefined for a code that this version does not know. */
export function explainRefusal(method: string, code: string): Explanation | undefined {
  const known: Remedy | undefined = Object.hasOwn(remedies, code) ? remedies[code as keyof typeof remedies] : undefined;
  // The causes of the table are those of the commands; of any other method its own sentence says more.
  const own = isCalled(method) ? undefined : ownCauseOf(method, code);
  const cause = own ?? known?.cause ?? causeOf(method, code);
  if (cause === undefined) return undefined;
  return {
    cause,
    remedy: known?.remedy ?? `\`docs/api/${method}.md\` and the server's \`/docs\` describe the method.`,
  };
}

function isCalled(method: string): boolean {
  return (calledMethods as readonly string[]).includes(method);
}

function ownCauseOf(method: string, code: string): string | undefined {
  const found = Object.hasOwn(causes, code) ? causes[code] : undefined;
  return typeof found === "string" ? found : found?.[method];
}

/** The sentence of the method itself, else the one of all methods. */
function causeOf(method: string, code: string): string | undefined {
  const common = Object.hasOwn(commonErrors, code) ? commonErrors[code as keyof typeof commonErrors] : undefined;
  return ownCauseOf(method, code) ?? common;
}
