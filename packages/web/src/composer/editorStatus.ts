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
}

const blockNames = ["quote", "code_block", "bullet_list", "ordered_list"] as const;

export function editorStatusOf(state: EditorState): EditorStatus {
  return {
    isEmpty: !hasText(state.doc),
    styles: styleNames.filter((name) => hasStyle(state, name)),
    blocks: blockNames.filter((name) => isIn(state, schema.nodes[name])),
    hasBroadcast: hasBroadcast(state),
  };
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
    one.styles.join() === other.styles.join() &&
    one.blocks.join() === other.blocks.join()
  );
}
