import type { Container } from "@platform/protocol/richtext/block.ts";
import type { Inline } from "@platform/protocol/richtext/inline.ts";
import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import { appendToDraft } from "../store/drafts.ts";
import { nameOf } from "../store/people.ts";
import { store } from "../store/store.ts";
import type { Message, Place } from "../store/types.ts";

/** Puts a message as a quotation at the end of what is being written here, and the cursor behind it. */
export function quoteMessage(place: Place, message: Message): void {
  appendToDraft(place, quotationOf(message));
  const writers = document.querySelectorAll<HTMLElement>('[data-part="writing"] [role="textbox"]');
  const writer = place.thread === undefined ? writers[0] : writers[writers.length - 1];
  writer?.focus();
  if (!writer) return;
  getSelection()?.selectAllChildren(writer);
  getSelection()?.collapseToEnd();
}

export function quotationOf(message: Pick<Message, "text" | "user" | "username">): Container[] {
  const said = parseMrkdwn(message.text).elements.flatMap((container): readonly Inline[] =>
    container.type === "rich_text_list"
      ? container.elements.flatMap(({ elements }) => elements)
      : (container.elements as Inline[]),
  );
  const author: Inline[] =
    message.user === undefined
      ? [{ type: "text", text: `${message.username ?? nameOf(store.getState().people[message.user ?? ""])}: ` }]
      : [
          { type: "user", user_id: message.user },
          { type: "text", text: ": " },
        ];
  return [
    { type: "rich_text_quote", elements: [...author, ...said] },
    { type: "rich_text_section", elements: [{ type: "text", text: "\n" }] },
  ];
}
