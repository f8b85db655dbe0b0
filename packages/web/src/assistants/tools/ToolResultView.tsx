import { useId } from "react";
import { agentToolsText as text } from "../../strings/agentTools.ts";
import styles from "./AgentTools.module.css";
import type { ToolResult } from "./toolActions.ts";

/** What a tool brought, as data: its texts are no markup, and nothing in it is opened or loaded from elsewhere. */
export function ToolResultView({ result }: { readonly result: ToolResult }) {
  const heading = useId();
  const { content, structured, is_error: isError, left_out: leftOut } = result;
  const isEmpty = content.length === 0 && structured === undefined;
  return (
    <section aria-labelledby={heading} className={styles["result"]}>
      <h4 id={heading} className={styles["heading"]}>
        {text.result}
      </h4>
      {isError && <p className={styles["failure"]}>{text.resultFailed}</p>}
      <p className={styles["note"]}>{isEmpty ? text.empty : text.untrusted}</p>
      {content.map((part, at) => (
        <ResultPart key={at} part={part} />
      ))}
      {structured !== undefined && (
        <details>
          <summary>{text.structured}</summary>
          <pre className={styles["data"]}>{JSON.stringify(structured, null, 2)}</pre>
        </details>
      )}
      {leftOut > 0 && <p className={styles["note"]}>{text.partsLeftOut(leftOut)}</p>}
    </section>
  );
}

function ResultPart({ part }: { readonly part: ToolResult["content"][number] }) {
  switch (part.type) {
    case "text":
      return <pre className={styles["data"]}>{part.text}</pre>;
    case "image":
      return <img className={styles["image"]} src={`data:${part.mime_type};base64,${part.data}`} alt={text.picture} />;
    case "link":
      return (
        <p className={styles["address"]}>
          <bdi>{part.text}</bdi> <code>{part.uri}</code>
        </p>
      );
    case "other":
      return <p className={styles["note"]}>{text.notShown(part.text ?? "")}</p>;
  }
}
