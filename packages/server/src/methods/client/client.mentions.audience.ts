import { limits, succeed } from "@platform/protocol";
import { broadcastRanges } from "@platform/protocol/richtext/broadcastRanges.ts";
import { Type } from "typebox";
import { countAudience } from "../../domain/messages/countAudience.ts";
import { channelErrors, channelParam, readScopes } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { choice, defaulted, list, optional } from "../params.ts";

const max = limits.arg_count_max;

export const clientMentionsAudience = defineMethod({
  name: "client.mentions.audience",
  summary: "Counts the people whom a message with these mentions would notify, by time zone.",
  http: "GET",
  tokens: ["user"],
  scopes: readScopes,
  rate: 4,
  forPeople: true,
  needs: ["present"],
  params: {
    channel: channelParam,
    users: defaulted(list({ object: "user", describe: "People whom it mentions.", max }), []),
    usergroups: defaulted(list({ object: "usergroup", describe: "Groups that it mentions.", max }), []),
    range: optional(
      choice({
        describe: "Whether it mentions everybody: `here` counts the members who are active now.",
        of: broadcastRanges,
      }),
    ),
  },
  result: {
    count: Type.Integer({ description: "Without the caller, bots and people who are not in the conversation." }),
    time_zones: Type.Array(Type.Object({ tz: Type.String(), count: Type.Integer() }), {
      description: "Most people first. The counts add up to `count`.",
    }),
  },
  errors: {
    ...channelErrors,
    no_such_subteam: "One of `usergroups` is unknown, or in another workspace.",
  },
  examples: [
    {
      title: "Everybody who is active, and a group",
      params: { channel: "C0123456789", usergroups: ["S0123456789"], range: "here" },
    },
  ],
  notes:
    "A method of this server's own, for clients, which ask before many people are notified. `users` that are not in the conversation are passed over.",
  async handler(ctx, { channel: channelId, users: userIds, usergroups: groupIds, range }) {
    const read = await countAudience(ctx, { channelId, userIds, groupIds, range }, ctx.present);
    if (!read.ok) return read;
    const count = read.zones.reduce((sum, zone) => sum + zone.count, 0);
    return succeed({ count, time_zones: read.zones.map(({ tz, count: people }) => ({ tz, count: people })) });
  },
});
