import { Collapsible } from "@base-ui/react/collapsible";
import type { TaskCard as Task } from "@platform/protocol/blocks/task_card.ts";
import { ChevronRight } from "lucide-react";
import { RichText } from "../../richtext/RichText.tsx";
import { SafeLink } from "../../richtext/SafeLink.tsx";
import { classes } from "../../ui/classes.ts";
import { TaskIcon } from "./TaskIcon.tsx";
import styles from "./Tasks.module.css";
import { useUnfolded } from "./useUnfolded.ts";
import { blocksText } from "../../strings/blocks.ts";

/** A step: what it is, how far it is, and behind it what it found. */
export function TaskCard({ task }: { readonly task: Task }) {
  const { title, status, details, output, sources = [] } = task;
  const [isOpen, setOpen] = useUnfolded(status);
  const hasMore = details !== undefined || output !== undefined || sources.length > 0;
  const head = (
    <>
      <TaskIcon status={status} />
      <span className={classes(styles["title"], status === "pending" && styles["pending"])}>
        <bdi>{title}</bdi>
      </span>
    </>
  );
  if (!hasMore) return <div className={styles["card"]}>{head}</div>;
  return (
    <Collapsible.Root open={isOpen} onOpenChange={setOpen}>
      <Collapsible.Trigger className={classes(styles["card"], styles["trigger"])}>
        {head}
        <ChevronRight size={16} aria-hidden="true" className={styles["chevron"]} />
      </Collapsible.Trigger>
      <Collapsible.Panel className={styles["more"]}>
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
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
