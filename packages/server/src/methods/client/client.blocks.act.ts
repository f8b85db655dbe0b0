import { succeed } from "@platform/protocol";
import { decodeAnswerPayload } from "../messagePayload.ts";
import { actInMessage } from "../../domain/interactions/actInMessage.ts";
import type { Entered } from "../../domain/interactions/action.ts";
import { actInView } from "../../domain/interactions/actInView.ts";
import {
  enteredParams,
  placeErrors,
  placeOf,
  placeParams,
  presentReply,
  replySchema,
  valueParam,
} from "../actParams.ts";
import { defineMethod } from "../define.ts";
import { optional, text } from "../params.ts";

export const clientBlocksAct = defineMethod({
  name: "client.blocks.act",
  summary: "Uses a button or a menu in a message or a view, and waits for the app.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  needs: ["as", "ask"],
  params: {
    ...placeParams,
    value: valueParam,
    query: optional(
      text({ describe: "What was typed in the menu, when `offered` is not given: the app is asked again." }),
    ),
    ...enteredParams,
  },
  result: replySchema,
  errors: {
    ...placeErrors,
    invalid_choice: "The element does not offer `value`, or the caller cannot see what it names.",
    trigger_not_found: "The button runs a workflow that is not there, or that cannot run with what the button gives.",
    access_denied: "The button runs a workflow that the caller may not run.",
    options_failed: "`query` was given, and the app did not answer it as it may.",
  },
  examples: [
    {
      title: "A button in a message",
      params: { channel: "C0123456789", ts: "1700000000.000100", block_id: "row", action_id: "approve" },
    },
    { title: "A choice in a modal", params: { view_id: "V0123456789", action_id: "city", value: "ber" } },
  ],
  notes:
    "A method of this server's own, for clients. An app that does not acknowledge is not a refusal: `answered` is false then, and `why` gives the reason. The value of an `input` block is sent to the app only if `dispatch_action` is on; in a view it is stored in any case.",
  async handler(ctx, { action_id: actionId, block_id: blockId, value: choice, query, values, offered, ...given }) {
    const found = placeOf(given);
    if (!found.ok) return found;
    const { place } = found;
    const act = { actionId, blockId, choice, query, offered, entered: values as Entered };
    const acted =
      "viewId" in place
        ? await actInView(ctx, { ...place, ...act })
        : await actInMessage(ctx, { ...place, ...act }, decodeAnswerPayload);
    return acted.ok ? succeed(presentReply(acted.reply)) : acted;
  },
});
