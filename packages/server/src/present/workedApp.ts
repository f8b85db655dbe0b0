import { isHosted } from "@platform/protocol/manifest/isHosted.ts";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { type Static, Type } from "typebox";
import type { ListedApp } from "../domain/apps/listWorkedApps.ts";
import { seconds } from "./timestamp.ts";

export const workedAppSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    description: Type.Optional(Type.String()),
    background_color: Type.Optional(Type.String()),
    team_id: Type.String(),
    client_id: Type.String(),
    created: Type.Integer(),
    distribution: Type.Enum(["internal", "unlisted", "directory"]),
    token_rotation: Type.Boolean(),
    socket_mode: Type.Boolean(),
    is_hosted: Type.Boolean({ description: "Whether its functions run here." }),
    bot_scopes: Type.Array(Type.String(), { description: "What its manifest asks for." }),
    user_scopes: Type.Array(Type.String()),
    installations: Type.Integer({ description: "In how many places it is installed." }),
    permission_type: Type.Optional(
      Type.Enum(["owner", "reader"], { description: "What the caller is to it; absent for an admin who is neither." }),
    ),
  },
  { title: "WorkedApp" },
);

/** An app as those see it who work on it. */
export function presentWorkedApp({ app, installations }: ListedApp): Static<typeof workedAppSchema> {
  const { display_information: shown, oauth_config: oauth, settings } = JSON.parse(app.manifest) as Manifest;
  return {
    id: app.id,
    name: app.name,
    ...(shown.description === undefined ? {} : { description: shown.description }),
    ...(shown.background_color === undefined ? {} : { background_color: shown.background_color }),
    team_id: app.team_id,
    client_id: app.client_id,
    created: seconds(app.created_ms),
    distribution: app.distribution,
    token_rotation: app.rotation === 1,
    socket_mode: settings?.socket_mode_enabled === true,
    is_hosted: isHosted(settings),
    bot_scopes: [...(oauth?.scopes?.bot ?? [])],
    user_scopes: [...(oauth?.scopes?.user ?? [])],
    installations,
    ...(app.role === null ? {} : { permission_type: app.role }),
  };
}
