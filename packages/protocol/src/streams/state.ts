import type { Chunk, TaskChunk, TaskDisplayMode, TaskIcon, TaskSource, TaskStatus } from "./chunk.ts";

/** What has been streamed so far, in the order in which it came. */
export interface StreamState {
  readonly mode: TaskDisplayMode;
  readonly parts: readonly Part[];
  readonly planTitle?: string;
}

export interface Task {
  readonly id: string;
  readonly title: string;
  readonly status: TaskStatus;
  readonly icon?: TaskIcon;
  readonly details: string;
  readonly output: string;
  readonly sources: readonly TaskSource[];
}

export type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "task"; readonly task: Task }
  | { readonly kind: "blocks"; readonly blocks: readonly unknown[] };

export function emptyStream(mode: TaskDisplayMode): StreamState {
  return { mode, parts: [] };
}

/** Text goes on where text ended; a task that is known is brought up to date where it stands. */
export function applyChunks(state: StreamState, chunks: readonly Chunk[]): StreamState {
  const parts = [...state.parts];
  let { planTitle } = state;
  for (const chunk of chunks) {
    if (chunk.type === "plan_update") planTitle = chunk.title;
    else if (chunk.type === "task_update") putTask(parts, chunk);
    else if (chunk.type === "blocks") parts.push({ kind: "blocks", blocks: chunk.blocks });
    else putText(parts, chunk.text);
  }
  return { mode: state.mode, parts, ...(planTitle === undefined ? {} : { planTitle }) };
}

function putText(parts: Part[], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === "text") parts[parts.length - 1] = { kind: "text", text: last.text + text };
  else parts.push({ kind: "text", text });
}

/** Title, status and icon are replaced; details and output are added to, because they are streamed as well. */
function putTask(parts: Part[], chunk: TaskChunk): void {
  const at = parts.findIndex((part) => part.kind === "task" && part.task.id === chunk.id);
  const known = parts[at];
  const before = known?.kind === "task" ? known.task : undefined;
  const icon = chunk.icon ?? before?.icon;
  const task: Task = {
    id: chunk.id,
    title: chunk.title,
    status: chunk.status,
    ...(icon && { icon }),
    details: (before?.details ?? "") + (chunk.details ?? ""),
    output: (before?.output ?? "") + (chunk.output ?? ""),
    sources: [...(before?.sources ?? []), ...(chunk.sources ?? [])],
  };
  if (before) parts[at] = { kind: "task", task };
  else parts.push({ kind: "task", task });
}

/** All the text that was streamed, as it was sent. */
export function textOf({ parts }: StreamState): string {
  return parts.map((part) => (part.kind === "text" ? part.text : "")).join("");
}

/** A stream that nobody ended: what was under way has failed. */
export function interrupt(state: StreamState): StreamState {
  const parts = state.parts.map((part): Part => {
    if (part.kind !== "task" || (part.task.status !== "in_progress" && part.task.status !== "pending")) return part;
    return { kind: "task", task: { ...part.task, status: "error" } };
  });
  return { ...state, parts };
}
