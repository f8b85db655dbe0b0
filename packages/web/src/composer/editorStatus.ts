import type { EditorState } from "prosemirror-state";
import { hasStyle, isIn } from "./commands.ts";
import { hasText } from "./hasText.ts";
import { schema, type StyleName, styleNames } from "./schema.ts";

/** What the toolbar and the keys need to know of the editor. */
export interface EditorStatus {
  readonly isEmpty: boolean;
  readonly styles: readonly StyleName[];
  readonly blocks: readonly ("quote" | "code_block" | "bullet_list" | "ordered_list")[];
  /** Everybody would be notified. */
  readonly hasBroadcast: boolean;
  /** The command whose arguments are being written, with its slash. */
  readonly command: string | undefined;
}

const blockNames = ["quote", "code_block", "bullet_list", "ordered_list"] as const;

export function editorStatusOf(state: EditorState): EditorStatus {
  return {
    isEmpty: !hasText(state.doc),
    styles: styleNames.filter((name) => hasStyle(state, name)),
    blocks: blockNames.filter((name) => isIn(state, schema.nodes[name])),
    hasBroadcast: hasBroadcast(state),
    command: commandOf(state),
  };
}

/** Only what a message begins with can be a command. */
function commandOf({ doc }: EditorState): string | undefined {
  const line = doc.firstChild;
  const start = line?.type === schema.nodes.paragraph ? (line.firstChild?.text ?? "").slice(0, 60) : "";
  return /^(\/[\p{L}\p{N}_-]+)\s/u.exec(start)?.[1];
}

function hasBroadcast({ doc }: EditorState): boolean {
  let found = false;
  doc.descendants((node) => {
    if (node.type === schema.nodes.broadcast) found = true;
    return !found;
  });
  return found;
}

export function isSameStatus(one: EditorStatus, other: EditorStatus): boolean {
  return (
    one.isEmpty === other.isEmpty &&
    one.hasBroadcast === other.hasBroadcast &&
    one.command === other.command &&
    one.styles.join() === other.styles.join() &&
    one.blocks.join() === other.blocks.join()
  );
}
