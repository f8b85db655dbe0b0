import type { WorkObject } from "@platform/protocol/entities/entity.ts";
import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { InstalledApp } from "../access/appCaller.ts";
import { accessMessage, type MessageAccessCode } from "../access/accessMessage.ts";
import type { ReadContext } from "../context.ts";
import { type ActedMessage, findApp } from "../interactions/findActed.ts";
import { parseBody } from "../messages/message.ts";
import { workObjectOf } from "./entityAttachment.ts";
import { showsEntities } from "./readEntities.ts";

/** A card in a message, by the `id` of its attachment. */
export interface CardName {
  readonly channelId: string;
  readonly ts: string;
  readonly attachment: number;
}

export interface FoundEntity {
  readonly acted: ActedMessage;
  readonly installed: InstalledApp;
  readonly workObject: WorkObject;
  /** The link in the message, where the app unfurled one. */
  readonly appUnfurlUrl: string | undefined;
}

export type FindEntityCode = MessageAccessCode | "entity_not_found" | "app_not_found";

/** A work object in a message that the caller can read, and the app that knows more about it. */
export async function findEntity(ctx: ReadContext, named: CardName): Promise<Outcome<FoundEntity, FindEntityCode>> {
  const seen = await accessMessage(ctx, named);
  if (!seen.ok) return seen;
  const { channel, message: row } = seen;
  const message = parseBody(row.body);
  const attachments = (message["attachments"] ?? []) as readonly { readonly app_unfurl_url?: string }[];
  const attachment = attachments[named.attachment - 1];
  const workObject = workObjectOf(attachment ?? null);
  if (!workObject) return refuse("entity_not_found");
  const found = await findApp(ctx, workObject.app_id);
  if (!found.ok) return found;
  const { installed } = found;
  // An app that turned work objects off is asked about none.
  if (!showsEntities(installed.app, workObject.entity_type)) return refuse("entity_not_found");
  const acted = { channel, message, isEphemeral: false, metadata: row.metadata };
  return succeed({ acted, installed, workObject, appUnfurlUrl: attachment?.app_unfurl_url });
}
