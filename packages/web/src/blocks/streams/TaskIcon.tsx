import type { TaskStatus } from "@platform/protocol";
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from "lucide-react";
import styles from "./Tasks.module.css";
import { blocksText } from "../../strings/blocks.ts";

const words: Record<TaskStatus, string> = {
  pending: blocksText.pending,
  in_progress: blocksText.inProgress,
  complete: blocksText.complete,
  error: blocksText.failed,
};

const icons = { pending: CircleDashed, in_progress: LoaderCircle, complete: CircleCheck, error: CircleAlert };

/** How far a step is: by shape and word, not by colour alone. */
export function TaskIcon({ status }: { readonly status: TaskStatus }) {
  const Icon = icons[status];
  return <Icon size={16} role="img" aria-label={words[status]} className={styles[status]} />;
}
