import { type Outcome, refuse, succeed } from "@platform/protocol";
import { id, optional, text, timestamp } from "../methods/params.ts";
import type { FoundPerson } from "./findPerson.ts";

/** Something that a person can act on: in a message, or in a view. */
export const elementParams = {
  channel: optional(text({ describe: "The channel of the message: its name, or its id." })),
  ts: optional(timestamp({ describe: "The message." })),
  view_id: optional(id({ object: "view", describe: "The view, instead of a message." })),
  action_id: text({ describe: "The element." }),
  block_id: optional(text({ describe: "Its block, when several elements have this name." })),
};

interface Given {
  readonly channel: string | undefined;
  readonly ts: string | undefined;
  readonly view_id: string | undefined;
}

type Place = { readonly viewId: string } | { readonly channelId: string; readonly ts: string };

export async function placeOf(given: Given, person: FoundPerson): Promise<Outcome<{ place: Place }, "invalid_place">> {
  const { channel, ts, view_id: viewId } = given;
  if (viewId !== undefined) return succeed({ place: { viewId } });
  if (channel === undefined || ts === undefined) return refuse("invalid_place", "name a view, or a channel and a ts");
  return succeed({ place: { channelId: await person.channelId(channel), ts } });
}
