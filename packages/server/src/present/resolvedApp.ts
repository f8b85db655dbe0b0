import { isAdminScope, scopeSentences } from "@platform/protocol";
import { type Static, Type } from "typebox";
import type { DecidedApp } from "../domain/apps/listResolvedApps.ts";
import { seconds } from "./timestamp.ts";

export const resolvedAppSchema = Type.Object(
  {
    app: Type.Object({
      id: Type.String(),
      name: Type.String(),
      description: Type.String(),
      is_app_directory_approved: Type.Boolean(),
      is_internal: Type.Boolean({ description: "Whether the app is limited to the workspace where it was created." }),
      is_granular_bot_app: Type.Boolean(),
      additional_info: Type.String(),
    }),
    scopes: Type.Array(
      Type.Object({
        name: Type.String(),
        description: Type.String(),
        is_sensitive: Type.Boolean({ description: "Whether it gives power over the workspace." }),
        token_type: Type.Enum(["bot", "user"]),
      }),
      { description: "What the app asks for." },
    ),
    date_updated: Type.Integer({ description: "When it was decided." }),
    last_resolved_by: Type.Object({ actor_id: Type.String(), actor_type: Type.Literal("user") }),
  },
  { title: "ResolvedApp" },
);

export function presentResolvedApp(app: DecidedApp): Static<typeof resolvedAppSchema> {
  const { row, description, botScopes, userScopes } = app;
  return {
    app: {
      id: row.id,
      name: row.name,
      description,
      is_app_directory_approved: row.distribution === "directory",
      is_internal: row.distribution === "internal",
      is_granular_bot_app: true,
      additional_info: "",
    },
    scopes: [
      ...botScopes.map((scope) => presentScope(scope, "bot")),
      ...userScopes.map((scope) => presentScope(scope, "user")),
    ],
    date_updated: seconds(row.resolved_ms),
    last_resolved_by: { actor_id: row.resolved_by, actor_type: "user" },
  };
}

function presentScope(name: string, tokenType: "bot" | "user") {
  const description = (scopeSentences as Readonly<Record<string, string>>)[name] ?? name;
  return { name, description, is_sensitive: isAdminScope(name), token_type: tokenType };
}
