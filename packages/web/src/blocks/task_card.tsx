import type { TaskCard as TaskCardBlock } from "@platform/protocol/blocks/task_card.ts";
import { TaskCard } from "./streams/TaskCard.tsx";
import type { BlockProps } from "./blockProps.ts";

/** One step of what an app does. */
export function TaskCardView({ block }: BlockProps<TaskCardBlock>) {
  return <TaskCard task={block} />;
}
