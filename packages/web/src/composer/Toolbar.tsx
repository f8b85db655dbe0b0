import { Link } from "lucide-react";
import type { Command } from "prosemirror-state";
import { lazy, Suspense, useState } from "react";
import { ActionButton } from "../actions/ActionButton.tsx";
import { composerText } from "../strings/composer.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { linkTo } from "./commands.ts";
import type { EditorStatus } from "./editorStatus.ts";
import { formatActions } from "./formatActions.ts";
import styles from "./Toolbar.module.css";

const LinkDialog = lazy(() => import("./LinkDialog.tsx"));

interface Props {
  readonly status: EditorStatus;
  readonly onRun: (command: Command) => void;
}

/** Formats text by button. */
export function Toolbar({ status, onRun }: Props) {
  return (
    <div role="toolbar" aria-label={composerText.formatting} className={styles["toolbar"]}>
      {formatActions.map((action) => (
        <ActionButton key={action.id} action={action} target={{ status, onRun }} />
      ))}
      <LinkButton onRun={onRun} />
    </div>
  );
}

function LinkButton({ onRun }: Pick<Props, "onRun">) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={composerText.link} icon={<Link size={16} />} onClick={() => setAsking(true)} />
      {isAsking && (
        <Suspense fallback={null}>
          <LinkDialog onClose={() => setAsking(false)} onLink={(href) => onRun(linkTo(href))} />
        </Suspense>
      )}
    </>
  );
}
