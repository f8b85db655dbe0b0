import { Bold, Code, Italic, Link, List, ListOrdered, SquareCode, Strikethrough, TextQuote } from "lucide-react";
import type { Command } from "prosemirror-state";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { IconButton } from "../ui/IconButton.tsx";
import { linkTo, toggleCodeBlock, toggleList, toggleQuote, toggleStyle } from "./commands.ts";
import type { EditorLook } from "./editorLook.ts";
import { schema } from "./schema.ts";
import styles from "./Toolbar.module.css";

const LinkDialog = lazy(() => import("./LinkDialog.tsx"));

interface Tool {
  readonly label: string;
  readonly keys: string;
  readonly icon: ReactNode;
  readonly command: Command;
  readonly isOn: (look: EditorLook) => boolean;
}

const { nodes } = schema;
const size = 16;

const tools: readonly Tool[] = [
  {
    label: "Bold",
    keys: "Ctrl+B",
    icon: <Bold size={size} />,
    command: toggleStyle("bold"),
    isOn: (look) => look.styles.includes("bold"),
  },
  {
    label: "Italic",
    keys: "Ctrl+I",
    icon: <Italic size={size} />,
    command: toggleStyle("italic"),
    isOn: (look) => look.styles.includes("italic"),
  },
  {
    label: "Strikethrough",
    keys: "Ctrl+Shift+X",
    icon: <Strikethrough size={size} />,
    command: toggleStyle("strike"),
    isOn: (look) => look.styles.includes("strike"),
  },
  {
    label: "Code",
    keys: "Ctrl+Shift+C",
    icon: <Code size={size} />,
    command: toggleStyle("code"),
    isOn: (look) => look.styles.includes("code"),
  },
  {
    label: "Bulleted list",
    keys: "Ctrl+Shift+8",
    icon: <List size={size} />,
    command: toggleList(nodes.bullet_list),
    isOn: (look) => look.blocks.includes("bullet_list"),
  },
  {
    label: "Numbered list",
    keys: "Ctrl+Shift+7",
    icon: <ListOrdered size={size} />,
    command: toggleList(nodes.ordered_list),
    isOn: (look) => look.blocks.includes("ordered_list"),
  },
  {
    label: "Quote",
    keys: "Ctrl+Shift+9",
    icon: <TextQuote size={size} />,
    command: toggleQuote,
    isOn: (look) => look.blocks.includes("quote"),
  },
  {
    label: "Code block",
    keys: "Ctrl+Alt+Shift+C",
    icon: <SquareCode size={size} />,
    command: toggleCodeBlock,
    isOn: (look) => look.blocks.includes("code_block"),
  },
];

interface Props {
  readonly look: EditorLook;
  readonly onRun: (command: Command) => void;
}

/** How the words look, by button. */
export function Toolbar({ look, onRun }: Props) {
  return (
    <div role="toolbar" aria-label="Formatting" className={styles["toolbar"]}>
      {tools.map(({ label, keys, icon, command, isOn }) => (
        <IconButton
          key={label}
          label={label}
          keys={keys}
          icon={icon}
          aria-pressed={isOn(look)}
          onClick={() => onRun(command)}
        />
      ))}
      <LinkButton onRun={onRun} />
    </div>
  );
}

function LinkButton({ onRun }: Pick<Props, "onRun">) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton label="Link" icon={<Link size={size} />} onClick={() => setAsking(true)} />
      {isAsking && (
        <Suspense fallback={null}>
          <LinkDialog onClose={() => setAsking(false)} onLink={(href) => onRun(linkTo(href))} />
        </Suspense>
      )}
    </>
  );
}
