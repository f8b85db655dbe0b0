import { entityEditCallbackId } from "@platform/protocol/entities/editCallback.ts";
import type { ViewContent } from "../views/view.ts";

const plain = (text: string) => ({ type: "plain_text" as const, text });

/** The view of a details pane: the inputs in which the person edits the entity. */
export function paneContent(blocks: readonly object[]): ViewContent {
  return {
    // The row says that it is a details pane. As a form it is like a modal.
    type: "modal",
    title: plain("Details"),
    callback_id: entityEditCallbackId,
    submit: plain("Save"),
    blocks: blocks as ViewContent["blocks"],
  };
}
