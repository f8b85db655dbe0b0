import type { Plan as PlanBlock } from "@platform/protocol/blocks/plan.ts";
import { classes } from "../../ui/classes.ts";
import { TaskCard } from "./TaskCard.tsx";
import styles from "./Tasks.module.css";
import { blocksText } from "../../strings/blocks.ts";

/** All steps together, with how many are done. */
export function Plan({ plan }: { readonly plan: PlanBlock }) {
  const { title, tasks = [] } = plan;
  const done = tasks.filter(({ status }) => status === "complete").length;
  const isRunning = tasks.some(({ status }) => status === "in_progress");
  return (
    // No section: those are landmarks, which have to have names of their own on a page.
    <div role="group" className={styles["plan"]} aria-label={title || blocksText.plan}>
      <header className={styles["planHead"]}>
        <span className={classes(styles["planTitle"], isRunning && styles["running"])}>
          <bdi>{title || blocksText.plan}</bdi>
        </span>
        {tasks.length > 0 && <span className={styles["count"]}>{blocksText.progress(done, tasks.length)}</span>}
      </header>
      {tasks.map((task) => (
        <TaskCard key={task.task_id} task={task} />
      ))}
    </div>
  );
}
