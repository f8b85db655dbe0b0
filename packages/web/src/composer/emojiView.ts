import type { EmojiElement } from "@platform/protocol/richtext/elements/emoji.ts";
import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";
import { safePicture } from "../richtext/safeUrl.ts";
import { emojiPicture } from "../store/emoji.ts";
import { store } from "../store/store.ts";

/**
 * An emoji in the editor: its characters, or the picture that the workspace gave it. It follows the store, because a
 * draft is there before the pictures are known, and one that is removed meanwhile must not look as if it would be sent.
 */
export function emojiView(node: Node): NodeView {
  const { name, unicode } = node.attrs["element"] as EmojiElement;
  const dom = document.createElement("span");
  dom.className = "atom atom-emoji";
  const words = String(node.attrs["label"]) || `:${name}:`;
  dom.append(words);
  if (unicode !== undefined) return { dom };

  let shown: string | undefined;
  const draw = () => {
    const picture = safePicture(emojiPicture(store.getState().emoji, name));
    if (picture === shown) return;
    shown = picture;
    dom.replaceChildren(picture === undefined ? words : pictureOf(picture, words));
  };
  draw();
  return { dom, ignoreMutation: () => true, destroy: store.subscribe(draw) };
}

function pictureOf(src: string, words: string): HTMLImageElement {
  const image = document.createElement("img");
  image.src = src;
  image.alt = words;
  image.title = words;
  // Dragging it would drop an address; the editor moves the emoji itself.
  image.draggable = false;
  return image;
}
