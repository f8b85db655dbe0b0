import { type Outcome, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import type { Reply } from "../domain/interactions/act.ts";
import { defaulted, id, jsonArray, jsonObject, optional, type Param, text, timestamp } from "./params.ts";

/** Something that a person can act on: in a message, or in a view. */
export const placeParams = {
  channel: optional(id({ object: "channel", describe: "The channel of the message." })),
  ts: optional(timestamp({ object: "message", describe: "The message.", otherwise: "bad_timestamp" })),
  view_id: optional(id({ object: "view", describe: "The view, instead of a message." })),
  action_id: text({ describe: "The element.", otherwise: "element_not_found" }),
  block_id: optional(text({ describe: "Its block." })),
};

interface GivenPlace {
  readonly channel: string | undefined;
  readonly ts: string | undefined;
  readonly view_id: string | undefined;
}

type Place = { readonly viewId: string } | { readonly channelId: string; readonly ts: string };

export function placeOf(given: GivenPlace): Outcome<{ place: Place }, "invalid_arguments"> {
  const { channel: channelId, ts, view_id: viewId } = given;
  if (viewId !== undefined) return succeed({ place: { viewId } });
  if (channelId !== undefined && ts !== undefined) return succeed({ place: { channelId, ts } });
  return refuse("invalid_arguments", "name a view, or a channel and a ts");
}

/** What is chosen or entered, in whatever form the element has it. */
export const valueParam: Param<unknown> = {
  schema: Type.Unknown(),
  required: false,
  describe:
    "The chosen value: the `value` of an option, an id, a date or a text; a list for multi-selects. Not for buttons.",
  otherwise: undefined,
  fallback: undefined,
  decode: (raw) => raw,
};

export const enteredParams = {
  values: defaulted(jsonObject({ describe: "What is entered, by block and action.", nulls: "kept" }), {}),
  offered: defaulted(
    jsonArray({
      describe: "Options that `client.blocks.suggest` answered and that are chosen: `{option, proof}` each.",
      nulls: "kept",
    }),
    [],
  ),
};

/** The result at the app. */
export const replySchema = {
  asked: Type.Boolean({ description: "Whether the app was notified at all." }),
  answered: Type.Boolean({ description: "Whether it took notice in time." }),
  why: Type.Optional(Type.String({ description: "Why it did not: `timeout`, `http 500`, `no_url`." })),
};

export function presentReply(reply: Reply | undefined) {
  if (!reply) return { asked: false, answered: false };
  return reply.answered ? { asked: true, answered: true } : { asked: true, answered: false, why: reply.why };
}

/** The refusals of acting, worded once. */
export const messageErrors = {
  channel_not_found: "`channel` is unknown, or not visible to the caller; the answer does not reveal which.",
  message_not_found: "`ts` names no message of this channel that the caller can see.",
  bad_timestamp: "`ts` is not a timestamp.",
};

export const placeErrors = {
  ...messageErrors,
  view_not_found: "`view_id` names no view that the caller has open.",
  app_not_found: "The app behind it is no longer installed.",
  element_not_found: "`action_id` is missing, or names nothing there.",
};
