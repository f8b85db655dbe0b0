import { inspect } from "node:util";

/** How a function ended: with its outputs, or with an error. */
export type FunctionEnding =
  | { readonly kind: "completed"; readonly outputs: object }
  | { readonly kind: "failed"; readonly error: string };

/**
 * What the value that a handler returned means; nothing for `completed: false`, which waits for a person. The same rule
 * as the server's for deployed functions (`endHostedCall.ts`): a step must not fail there and go on here.
 */
export function functionEnding(result: object): FunctionEnding | undefined {
  const {
    completed = true,
    outputs = {},
    error,
  } = result as { completed?: unknown; outputs?: unknown; error?: unknown };
  if (error !== undefined && error !== null && error !== "") return { kind: "failed", error: textOf(error) };
  if (completed === false) return undefined;
  if (typeof outputs !== "object" || outputs === null || Array.isArray(outputs)) {
    return { kind: "failed", error: "It returned outputs that are not an object." };
  }
  return { kind: "completed", outputs };
}

/** Why the platform refused the outputs, which is what the step fails with. */
export function refusalText(answer: Readonly<Record<string, unknown>>): string {
  const { messages = [] } = (answer["response_metadata"] ?? {}) as { messages?: readonly string[] };
  const sentences = messages.map((message) => message.replace("[ERROR] ", ""));
  return sentences.length > 0 ? sentences.join("; ") : String(answer["error"]);
}

function textOf(error: unknown): string {
  return typeof error === "string" ? error : JSON.stringify(error);
}

/** What a handler threw, in the words that a deployed function's step fails with (`server/src/runtime/inside/main.js`). */
export function thrownText(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === "string" ? error : `It threw ${inspect(error)}.`;
}
