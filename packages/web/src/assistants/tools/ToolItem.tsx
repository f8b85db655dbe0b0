import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { agentToolsText as text } from "../../strings/agentTools.ts";
import { Button } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./AgentTools.module.css";
import { type PlacedTool, setConsent, titleOf } from "./toolActions.ts";
import { ToolRun } from "./ToolRun.tsx";

/** One tool: its name and what it says of itself, and its form once it is opened. */
export function ToolItem(props: PlacedTool) {
  const { named, tool } = props;
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const isReading = tool.annotations.read_only;
  return (
    <li className={styles["tool"]}>
      <button
        type="button"
        className={styles["opener"]}
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => setOpen(!isOpen)}
      >
        <Arrow size={16} aria-hidden="true" />
        <bdi className={styles["name"]}>{titleOf(tool)}</bdi>
        <span className={classes(styles["mark"], !isReading && styles["writes"])}>
          {isReading ? text.readOnly : text.writes}
        </span>
      </button>
      <div id={body} hidden={!isOpen} className={styles["body"]}>
        {tool.description !== "" && (
          <p className={styles["description"]}>
            <bdi>{tool.description}</bdi>
          </p>
        )}
        {tool.is_allowed_always && (
          <p className={styles["allowed"]}>
            {text.allowed}
            <Button onClick={() => void setConsent(named, tool.name)}>{text.askAgain}</Button>
          </p>
        )}
        {isOpen && <ToolRun key={tool.version} {...props} />}
      </div>
    </li>
  );
}
