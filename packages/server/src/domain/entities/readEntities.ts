import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { BlockFault } from "@platform/protocol/blockkit/index.ts";
import type { Entity } from "@platform/protocol/entities/entity.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import type { AppRow } from "../access/accessApp.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { checkSlackFiles } from "../messages/checkSlackFiles.ts";
import { entityAttachment } from "./entityAttachment.ts";

export type EntitiesCode = "invalid_metadata_format" | "metadata_must_be_sent_from_app";

/** An entity as the attachment that shows it, under the link that it is for. */
export interface ShownEntity {
  readonly url: string;
  readonly attachment: Readonly<Record<string, unknown>>;
}

/** The work objects of a message: valid, of types that the calling app's manifest turns on, and with files that it can see. */
export async function readEntities(
  ctx: ReadContext,
  given: unknown,
  { isUnfurl }: { readonly isUnfurl: boolean },
): Promise<Outcome<{ entities: readonly ShownEntity[] }, EntitiesCode>> {
  const app = ctx.caller.appId === undefined ? undefined : await selectApp(ctx.db, ctx.caller.appId);
  if (!app) return refuse("metadata_must_be_sent_from_app");
  const { printFault } = await import("@platform/protocol/blockkit/index.ts");
  const faults = await entityFaults(ctx, app, given, isUnfurl);
  if (faults.length > 0) return refuse("invalid_metadata_format", ...faults.map(printFault));
  const entities = (given as readonly Entity[]).map((entity) => ({
    url: isUnfurl ? (entity.app_unfurl_url ?? entity.url) : entity.url,
    attachment: entityAttachment(app, entity),
  }));
  return succeed({ entities });
}

async function entityFaults(ctx: ReadContext, app: AppRow, given: unknown, isUnfurl: boolean): Promise<BlockFault[]> {
  // Loaded on demand: few messages contain entities, and their schemas take time to compile.
  const { validateEntities } = await import("@platform/protocol/entities/validateEntity.ts");
  const root = "/metadata/entities";
  const faults = validateEntities(given, { isUnfurl });
  if (faults.length > 0) return faults;
  if (Buffer.byteLength(JSON.stringify(given)) > limits.entities_bytes_max) {
    return [{ message: `must be less than ${limits.entities_bytes_max + 1} bytes`, pointer: root }];
  }
  const types = (given as readonly Entity[]).map((entity) => entity.entity_type);
  const off = types.findIndex((type) => !showsEntities(app, type));
  if (off >= 0) {
    const message = `the app's manifest does not turn on ${types[off]} in features.rich_previews`;
    return [{ message, pointer: `${root}/${off}/entity_type` }];
  }
  return checkSlackFiles(ctx, given, root);
}

/** Whether the manifest turns work objects on, and those of this type. A manifest without types turns on all of them. */
export function showsEntities(app: Pick<AppRow, "manifest" | "rotation">, type?: string): boolean {
  const { is_active: isActive, entity_types: types = [] } = manifestOf(app).features?.rich_previews ?? {};
  return isActive === true && (type === undefined || types.length === 0 || types.includes(type));
}
