import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { insertApp } from "../../storage/queries/apps.ts";
import { upsertCollaborator } from "../../storage/queries/collaborators.ts";
import type { AppRow, Distribution } from "../../storage/tables/apps.ts";
import type { WriteContext } from "../context.ts";
import { clientIdOf } from "./credentials.ts";

export interface NewApp {
  readonly teamId: string;
  readonly ownerId: string;
  readonly manifest: Manifest;
  readonly distribution: Distribution;
}

/** As every call of the app compares them. */
export function addressRangesIn(manifest: Manifest): string | null {
  return manifest.settings?.allowed_ip_address_ranges?.join(",") || null;
}

/** As every direct message to its bot asks. Apps have a Messages tab unless they say otherwise. */
export function messagesTabOffIn(manifest: Manifest): 0 | 1 {
  return manifest.features?.app_home?.messages_tab_enabled === false ? 1 : 0;
}

/** Writes a new app down. It is installed nowhere yet. */
export async function registerApp(ctx: WriteContext, app: NewApp): Promise<AppRow> {
  const id = ctx.ids.next("app");
  const row: AppRow = {
    id,
    team_id: app.teamId,
    name: app.manifest.display_information.name,
    client_id: clientIdOf(ctx.secrets, id),
    rotation: app.manifest.settings?.token_rotation_enabled ? 1 : 0,
    manifest: JSON.stringify(app.manifest),
    address_ranges: addressRangesIn(app.manifest),
    distribution: app.distribution,
    owner_id: app.ownerId,
    created_ms: ctx.nowMs,
    deleted_ms: null,
    events_off_ms: null,
    messages_tab_off: messagesTabOffIn(app.manifest),
    client_secret_generation: 0,
    signing_secret_generation: 0,
  };
  await insertApp(ctx.db, row);
  await upsertCollaborator(ctx.db, { app_id: id, user_id: app.ownerId, role: "owner", added_ms: ctx.nowMs });
  return row;
}
