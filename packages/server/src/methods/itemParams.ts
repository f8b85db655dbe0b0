import { type Outcome, refuse, succeed } from "@platform/protocol";
import { expected, id, timestamp } from "./params.ts";

/** The message that something is attached to. Both halves are required; one refusal speaks for both. */
export const itemParams = {
  channel: expected(
    id({ object: "channel", describe: "The conversation that the message is in.", otherwise: "channel_not_found" }),
  ),
  timestamp: expected(
    timestamp({ object: "message", describe: "The `ts` of the message.", otherwise: "bad_timestamp" }),
  ),
};

export interface Item {
  readonly channelId: string;
  readonly ts: string;
}

export function itemOf(params: {
  readonly channel: string | undefined;
  readonly timestamp: string | undefined;
}): Outcome<{ item: Item }, "no_item_specified"> {
  const { channel, timestamp: ts } = params;
  if (channel === undefined || ts === undefined) return refuse("no_item_specified");
  return succeed({ item: { channelId: channel, ts } });
}

/** The refusals of naming a message, worded once. */
export const itemErrors = {
  channel_not_found: "`channel` is unknown, or not visible to the caller; the answer does not reveal which.",
  bad_timestamp: "`timestamp` is not a timestamp.",
  message_not_found: "The conversation has no message with this timestamp.",
  no_item_specified: "`channel` or `timestamp` is missing.",
};
