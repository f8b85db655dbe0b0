import type { StreamState, Task } from "./state.ts";

/** The message that a stream has become so far, as blocks; what the app adds at the end comes after them. */
export function blocksOf(state: StreamState): readonly object[] {
  const tasks = state.parts.flatMap((part) => (part.kind === "task" ? [part.task] : []));
  const blocks: object[] = [];
  let hasPlan = false;
  for (const part of state.parts) {
    if (part.kind === "text") blocks.push({ type: "markdown", text: part.text });
    else if (part.kind === "blocks") blocks.push(...(part.blocks as object[]));
    else if (state.mode !== "plan") blocks.push(taskCard(part.task));
    else if (!hasPlan) {
      hasPlan = true;
      blocks.push(planOf(state, tasks));
    }
  }
  // A plan may be announced before its first task is.
  if (state.mode === "plan" && !hasPlan && state.planTitle !== undefined) blocks.push(planOf(state, tasks));
  return blocks;
}

function planOf({ planTitle = "" }: StreamState, tasks: readonly Task[]): object {
  return { type: "plan", title: planTitle, tasks: tasks.map(taskCard) };
}

function taskCard({ id, title, status, icon, details, output, sources }: Task): object {
  return {
    type: "task_card",
    task_id: id,
    title,
    status,
    ...(icon && { icon }),
    ...(details === "" ? {} : { details: richText(details) }),
    ...(output === "" ? {} : { output: richText(output) }),
    ...(sources.length === 0 ? {} : { sources }),
  };
}

function richText(text: string): object {
  return { type: "rich_text", elements: [{ type: "rich_text_section", elements: [{ type: "text", text }] }] };
}
