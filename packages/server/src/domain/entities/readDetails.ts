import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { BlockFault } from "@platform/protocol/blockkit/index.ts";
import type { Entity } from "@platform/protocol/entities/entity.ts";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { webUrlPattern } from "@platform/protocol/blockkit/webUrlPattern.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { checkSlackFiles } from "../messages/checkSlackFiles.ts";
import type { Details, DetailsError } from "./pane.ts";
import { showsEntities } from "./readEntities.ts";

const webUrl = new RegExp(webUrlPattern, "u");

type Fields = Readonly<Record<string, unknown>>;

export interface AskedDetails {
  readonly metadata: Fields | undefined;
  readonly isAuthRequired: boolean;
  readonly authUrl: string | undefined;
  readonly error: Fields | undefined;
}

export type DetailsCode =
  | "feature_not_enabled"
  | "invalid_metadata"
  | "missing_interactivity_url"
  | "missing_options_load_url"
  | "user_auth_url_missing";

/** What an app wants to show in a details pane: an entity, a request to sign in, or an error. */
export async function readDetails(
  ctx: ReadContext,
  { metadata, isAuthRequired, authUrl, error }: AskedDetails,
): Promise<Outcome<{ details: Details }, DetailsCode>> {
  const app = ctx.caller.appId === undefined ? undefined : await selectApp(ctx.db, ctx.caller.appId);
  if (!app || !showsEntities(app)) return refuse("feature_not_enabled");
  if (error !== undefined) return readError(error);
  if (isAuthRequired) {
    if (authUrl === undefined) return refuse("user_auth_url_missing");
    if (!webUrl.test(authUrl)) return refuse("user_auth_url_missing", "user_auth_url is not an address on the web");
    return succeed({ details: { kind: "auth", url: authUrl } });
  }
  if (metadata === undefined) return refuse("invalid_metadata", "missing required field: metadata");
  const faults = await entityFaults(ctx, metadata);
  if (faults.length > 0) return refuseFaults(faults);
  const entity = metadata as unknown as Entity;
  if (!showsEntities(app, entity.entity_type)) {
    return refuse("invalid_metadata", `the app's manifest does not turn on ${entity.entity_type}`);
  }
  const missing = missingUrl(manifestOf(app), entity);
  return missing === undefined ? succeed({ details: { kind: "entity", entity } }) : refuse(missing);
}

async function entityFaults(ctx: ReadContext, metadata: Fields): Promise<BlockFault[]> {
  const { validateEntity } = await import("@platform/protocol/entities/validateEntity.ts");
  const faults = validateEntity(metadata);
  if (faults.length > 0) return faults;
  if (Buffer.byteLength(JSON.stringify(metadata)) > limits.entities_bytes_max) {
    return [{ message: `must be less than ${limits.entities_bytes_max + 1} bytes`, pointer: "/metadata" }];
  }
  return checkSlackFiles(ctx, metadata, "/metadata");
}

async function readError(error: Fields): Promise<Outcome<{ details: Details }, "invalid_metadata">> {
  const { validateDetailsError } = await import("@platform/protocol/entities/validateEntity.ts");
  const faults = validateDetailsError(error);
  if (faults.length > 0) return refuseFaults(faults);
  return succeed({ details: { kind: "error", error: error as unknown as DetailsError } });
}

async function refuseFaults(faults: readonly BlockFault[]) {
  const { printFault } = await import("@platform/protocol/blockkit/index.ts");
  return refuse("invalid_metadata", ...faults.map(printFault));
}

/** Buttons and edits need an address to go to, unless the app takes them over its socket. */
function missingUrl(
  { settings }: Manifest,
  { entity_payload }: Entity,
): "missing_interactivity_url" | "missing_options_load_url" | undefined {
  const { interactivity: given, socket_mode_enabled: isSocket } = settings ?? {};
  const interactivity = given?.is_enabled ? given : undefined;
  const { actions, attributes, fields = {}, custom_fields: custom = [] } = entity_payload;
  const edits = [attributes.title, ...Object.values(fields), ...custom].flatMap((field) =>
    field?.edit?.enabled ? [field.edit] : [],
  );
  const buttons = [...(actions?.primary_actions ?? []), ...(actions?.overflow_actions ?? [])];
  const isInteractive = edits.length > 0 || buttons.some(({ url }) => url === undefined);
  if (isInteractive && !isSocket && interactivity?.request_url === undefined) return "missing_interactivity_url";
  const loads = edits.some(({ select }) => select?.fetch_options_dynamically === true);
  const optionsUrl = interactivity?.message_menu_options_url;
  return loads && !isSocket && optionsUrl === undefined ? "missing_options_load_url" : undefined;
}
