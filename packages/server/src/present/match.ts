import { type Static, Type } from "typebox";
import type { Match } from "../domain/search/searchMessages.ts";
import { messageSchema } from "./message.ts";
import { presentPermalink } from "./permalink.ts";

export const matchSchema = Type.Object(
  {
    ...messageSchema.properties,
    type: Type.Literal("message"),
    iid: Type.String({ description: "Names the match." }),
    team: Type.String(),
    score: Type.Number(),
    username: Type.String({ description: "The author's handle." }),
    permalink: Type.String(),
    channel: Type.Object({
      id: Type.String(),
      name: Type.String({ description: "Of a DM: the other person's id." }),
      is_channel: Type.Boolean(),
      is_group: Type.Boolean(),
      is_im: Type.Boolean(),
      is_mpim: Type.Boolean(),
      is_private: Type.Boolean(),
      is_shared: Type.Boolean(),
      is_org_shared: Type.Boolean(),
      is_ext_shared: Type.Boolean(),
      is_pending_ext_shared: Type.Boolean(),
      pending_shared: Type.Array(Type.String()),
    }),
  },
  { title: "Match" },
);

/** A message that was found, with where it stands. */
export function presentMatch(
  { channel, body, score, userName }: Match,
  base: { readonly baseUrl: string; readonly domain: string },
): Static<typeof matchSchema> {
  const { kind } = channel;
  const link = { channelId: channel.id, ts: body.ts, threadTs: body.thread_ts };
  return {
    // A message is stored as it goes out, so it has just the fields that its schema names.
    ...(body as unknown as Static<typeof messageSchema>),
    iid: `${channel.id}-${body.ts}`,
    team: channel.team_id,
    score,
    username: userName,
    permalink: presentPermalink(base.baseUrl, base.domain, link),
    channel: {
      id: channel.id,
      name: channel.name ?? channel.partner_id ?? "",
      is_channel: kind === "public",
      is_group: kind === "private",
      is_im: kind === "im",
      is_mpim: kind === "mpim",
      is_private: kind !== "public",
      is_shared: false,
      is_org_shared: false,
      is_ext_shared: false,
      is_pending_ext_shared: false,
      pending_shared: [],
    },
  };
}
