import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readPersonPresence } from "../../domain/presence/readPersonPresence.ts";
import { seconds } from "../../present/timestamp.ts";
import { defineMethod } from "../define.ts";
import { id, optional } from "../params.ts";

export const usersGetPresence = defineMethod({
  name: "users.getPresence",
  summary: "Shows whether a person is active.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["users:read"],
  rate: 3,
  needs: ["connections"],
  params: {
    user: optional(
      id({ object: "user", describe: "The person; the caller when left out.", otherwise: "user_not_found" }),
    ),
  },
  result: {
    presence: Type.Enum(["active", "away"]),
    online: Type.Optional(
      Type.Boolean({ description: "Whether a client is connected. Only of the caller, as the rest." }),
    ),
    auto_away: Type.Optional(
      Type.Boolean({ description: "Whether connected clients have seen no activity for a while." }),
    ),
    manual_away: Type.Optional(Type.Boolean({ description: "Whether `users.setPresence` set the caller away." })),
    connection_count: Type.Optional(Type.Integer({ description: "Open sockets, on all servers." })),
    last_activity: Type.Optional(Type.Integer({ description: "In seconds since 1970; absent without a connection." })),
  },
  errors: {
    user_not_found: "`user` is unknown, or not visible to the caller.",
  },
  notes:
    "A person is active with a socket (`rtm.connect`) to any server of the platform, unless they set themselves away or have done nothing for ten minutes. Clients report activity with a frame `tickle`. Bots are active while they are connected. Of other people, only `presence` is returned.",
  examples: [{ title: "A colleague", params: { user: "U0123456789" } }],
  async handler(ctx, params) {
    const read = await readPersonPresence(ctx, params.user ?? ctx.caller.userId, ctx.connections);
    if (!read.ok) return read;
    const { presence, isManual, isOwn, connections, lastActivityMs } = read;
    if (!isOwn) return succeed({ presence });
    return succeed({
      presence,
      online: connections > 0,
      auto_away: connections > 0 && !isManual && presence === "away",
      manual_away: isManual,
      connection_count: connections,
      ...(lastActivityMs !== undefined && { last_activity: seconds(lastActivityMs) }),
    });
  },
});
