import { store } from "../store/store.ts";
import type { EditorStatus } from "./editorStatus.ts";

/**
 * What Enter means: to send, a new line, or nothing of ours. With Ctrl or Cmd it always sends; in code it makes lines,
 * because code has many; otherwise as the person prefers.
 */
export function enterMeans(event: KeyboardEvent, status: Pick<EditorStatus, "blocks">): "send" | "line" | undefined {
  if (event.key !== "Enter" || event.shiftKey || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return "send";
  if (status.blocks.includes("code_block")) return undefined;
  return store.getState().preferences.enter_sends ? "send" : "line";
}
