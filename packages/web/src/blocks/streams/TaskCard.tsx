import type { PlanTask as Task } from "@platform/protocol/blocks/task_card.ts";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { SlackIcon } from "../../ui/SlackIcon.tsx";
import { RichText } from "../../richtext/RichText.tsx";
import { SafeLink } from "../../richtext/SafeLink.tsx";
import { classes } from "../../ui/classes.ts";
import { TaskIcon } from "./TaskIcon.tsx";
import styles from "./Tasks.module.css";
import { useUnfolded } from "./useUnfolded.ts";
import { blocksText } from "../../strings/blocks.ts";

/** A step: what it is, how far it is, and behind it what it found. */
export function TaskCard({ task }: { readonly task: Task }) {
  const { title, status = "pending", details, output, sources = [] } = task;
  const [isOpen, setOpen] = useUnfolded(status);
  const id = useId();
  const hasMore = details !== undefined || output !== undefined || sources.length > 0;
  const head = (
    <>
      <TaskIcon status={status} />
      {task.icon && <SlackIcon name={task.icon.name} />}
      <span className={classes(styles["title"], status === "pending" && styles["pending"])}>
        <bdi>{title}</bdi>
      </span>
    </>
  );
  if (!hasMore) return <div className={styles["card"]}>{head}</div>;
  return (
    <div>
      <button
        type="button"
        className={classes(styles["card"], styles["trigger"])}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {head}
        <ChevronRight size={16} aria-hidden="true" className={styles["chevron"]} />
      </button>
      {isOpen && <Findings id={id} task={task} />}
    </div>
  );
}

function Findings({ id, task }: { readonly id: string; readonly task: Task }) {
  const { details, output, sources = [] } = task;
  return (
    <div id={id} className={styles["more"]}>
      {details && <RichText block={details} />}
      {output && <RichText block={output} />}
      {sources.length > 0 && (
        <ul className={styles["sources"]} aria-label={blocksText.sources}>
          {sources.map(({ url, text }, at) => (
            <li key={at}>
              <SafeLink url={url} className={styles["source"]}>
                {text}
              </SafeLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
