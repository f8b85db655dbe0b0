import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { accessGuest } from "../../domain/users/setExpiration.ts";
import { seconds } from "../../present/timestamp.ts";
import { memberParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { id, optional } from "../params.ts";

export const adminUsersGetExpiration = defineMethod({
  name: "admin.users.getExpiration",
  summary: "Returns when a guest loses access to a workspace.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.users:read"],
  rate: 4,
  params: {
    user_id: memberParam,
    target_team: optional(
      id({ object: "team", describe: "The workspace; the caller's own when left out.", otherwise: "team_not_found" }),
    ),
  },
  result: {
    user: Type.Object({
      id: Type.String(),
      email: Type.Optional(Type.String()),
      is_restricted: Type.Boolean(),
      is_ultra_restricted: Type.Boolean(),
      expiration_ts: Type.Integer({ description: "In seconds since 1970; 0 when the guest stays." }),
    }),
  },
  errors: {
    team_not_found: "No such workspace, or one that is neither the caller's own nor in the caller's org.",
    not_permitted: "The caller runs neither the workspace nor its org.",
    user_not_found: "`user_id` is not a person of that workspace, or is a bot.",
    user_is_not_guest: "The person is not a guest.",
  },
  examples: [{ title: "How long a guest stays", params: { user_id: "U0123456789" } }],
  async handler(ctx, params) {
    const named = { teamId: params.target_team ?? ctx.caller.teamId, userId: params.user_id };
    const found = await accessGuest(ctx, named);
    if (!found.ok) {
      if (found.error === "user_is_not_a_guest") return refuse("user_is_not_guest");
      return refuse(found.error === "not_an_admin" ? "not_permitted" : found.error);
    }
    const { user } = found;
    return succeed({
      user: {
        id: user.id,
        ...(user.email === null ? {} : { email: user.email }),
        is_restricted: true,
        is_ultra_restricted: user.role === "single_channel_guest",
        expiration_ts: seconds(user.expires_ms ?? 0),
      },
    });
  },
});
