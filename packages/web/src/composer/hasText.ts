import type { Node } from "prosemirror-model";

/** Whether there is anything to send. */
export function hasText(doc: Node): boolean {
  let found = false;
  doc.descendants((node) => {
    if (found) return false;
    if (node.isText ? (node.text ?? "").trim() !== "" : node.isInline && node.type.name !== "hard_break") found = true;
    return !found;
  });
  return found;
}
