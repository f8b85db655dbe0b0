import { type Static, Type } from "typebox";
import type { AppToken } from "../domain/apps/listAppTokens.ts";
import { seconds } from "./timestamp.ts";

export const appTokenSchema = Type.Object(
  {
    token_id: Type.String(),
    type: Type.Enum(["bot", "user", "app", "config"]),
    masked: Type.String({ description: "How it begins and ends." }),
    team_id: Type.String(),
    user_id: Type.String({ description: "Whose token it is; for an app-level token, who created it." }),
    scopes: Type.Array(Type.String()),
    created: Type.Integer(),
    expires: Type.Optional(Type.Integer({ description: "Never without it." })),
    is_expired: Type.Boolean(),
  },
  { title: "AppToken" },
);

export function presentAppToken({ id, kind, masked, row }: AppToken, nowMs: number): Static<typeof appTokenSchema> {
  return {
    token_id: id,
    type: kind,
    masked,
    team_id: row.team_id,
    user_id: row.user_id,
    scopes: row.scopes.split(",").filter((scope) => scope !== ""),
    created: seconds(row.created_ms),
    ...(row.expires_ms === null ? {} : { expires: seconds(row.expires_ms) }),
    is_expired: row.expires_ms !== null && row.expires_ms <= nowMs,
  };
}
