import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { IncomingWebhookRow, IncomingWebhooksTable } from "../tables/incomingWebhooks.ts";

export function selectWebhook(db: Db, id: string): Promise<IncomingWebhookRow | undefined> {
  return db.selectFrom("incoming_webhooks").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertWebhook(tx: Tx, row: Insertable<IncomingWebhooksTable>): Promise<void> {
  await tx.insertInto("incoming_webhooks").values(row).execute();
}

export async function deleteWebhooks(tx: Tx, installationId: string): Promise<void> {
  await tx.deleteFrom("incoming_webhooks").where("installation_id", "=", installationId).execute();
}

export async function deleteWebhook(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("incoming_webhooks").where("id", "=", id).execute();
}

/** All that post into a channel. */
export async function deleteWebhooksInto(tx: Tx, channelId: string): Promise<void> {
  await tx.deleteFrom("incoming_webhooks").where("channel_id", "=", channelId).execute();
}
