import type { AppStep } from "./recordingSchema.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** What a replay compares of a step. Chunks of a stream count as one text, because the pace of a model varies. */
export function comparedContent(step: AppStep): Fields {
  if (step.kind === "call") return { ...step.args, code: step.code };
  if (step.kind === "interaction") return { code: step.code, answer: step.answer };
  if (step.kind === "response") return { ...fieldsOf(step.payload), code: step.code };
  const { args, text, chunks, code, is_ended: isEnded } = step;
  return { ...args, text, tasks: lastTasks(chunks), code, is_ended: isEnded };
}

/** Of each task, what the stream shows in the end; other chunks that are not text in their order. */
function lastTasks(chunks: readonly Fields[]): unknown[] {
  const shown = new Map<string, Fields>();
  chunks.forEach((chunk, at) => {
    if (chunk["type"] === "markdown_text") return;
    const key = typeof chunk["id"] === "string" ? `id ${chunk["id"]}` : `at ${at}`;
    shown.set(key, { ...shown.get(key), ...chunk });
  });
  return [...shown.values()];
}

function fieldsOf(value: unknown): Fields {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : { payload: value };
}
