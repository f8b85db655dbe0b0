import { isLongerThan, limits } from "@platform/protocol";
import { Type } from "typebox";
import type { Prompt } from "../domain/assistants/assistantThread.ts";
import { Fault, id, jsonArray, type Param, timestamp } from "./params.ts";

/** Names a thread of an assistant. */
export const threadParams = {
  channel_id: id({
    object: "channel",
    describe: "The conversation of the thread.",
    otherwise: "channel_not_found",
  }),
  thread_ts: timestamp({ object: "message", describe: "The thread.", otherwise: "invalid_thread_ts" }),
};

export const threadErrors = {
  channel_not_found: "`channel_id` is missing, unknown, or not a conversation that the app may speak in.",
  invalid_thread_ts: "`thread_ts` is missing, or there is no such thread.",
};

const promptSchema = Type.Object({
  title: Type.String({ minLength: 1, maxLength: limits.assistant_line_chars_max }),
  message: Type.String({ minLength: 1, maxLength: limits.assistant_prompt_chars_max }),
});

/** A JSON array of titles and messages. */
export function prompts(wording: { readonly describe: string }): Param<readonly Prompt[]> {
  const array = jsonArray(wording);
  return {
    ...array,
    fallback: undefined,
    schema: Type.Array(promptSchema, { minItems: 1, maxItems: limits.assistant_prompts_max }),
    decode(raw) {
      const values = array.decode(raw);
      if (values instanceof Fault) return values;
      const max = limits.assistant_prompts_max;
      if (values.length < 1 || values.length > max) return new Fault(`must provide 1 to ${max} prompts`);
      return values.every(isPrompt) ? values.map(({ title, message }) => ({ title, message })) : faultyPrompt;
    },
  };
}

const faultyPrompt = new Fault("must provide a title and a message for every prompt, and neither too long");

function isPrompt(value: unknown): value is Prompt {
  const { title, message } = (value ?? {}) as Partial<Record<"title" | "message", unknown>>;
  return isLine(title, limits.assistant_line_chars_max) && isLine(message, limits.assistant_prompt_chars_max);
}

function isLine(value: unknown, max: number): boolean {
  return typeof value === "string" && value.length > 0 && !isLongerThan(value, max) && value.isWellFormed();
}
