import { store } from "../store/store.ts";
import type { EditorLook } from "./editorLook.ts";

/**
 * What Enter means: to send, a new line, or nothing of ours. With Ctrl or Cmd it always sends; in code it makes lines,
 * because code has many; otherwise as the person prefers.
 */
export function enterMeans(event: KeyboardEvent, look: Pick<EditorLook, "blocks">): "send" | "line" | undefined {
  if (event.key !== "Enter" || event.shiftKey || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return "send";
  if (look.blocks.includes("code_block")) return undefined;
  return store.getState().preferences.enterSends ? "send" : "line";
}
