import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { lookupStatement, readStatement } from "../statement.ts";
import type { CodeChannelCommandRow } from "../tables/codeChannelCommands.ts";
import type { CodeChannelRow, CodeChannelsTable } from "../tables/codeChannels.ts";

const selectByKey = lookupStatement<[channelKey: number], CodeChannelRow>(
  "select * from code_channels where channel_key = $1",
);

/** Nothing for an ordinary channel. */
export async function selectCodeChannel(db: Db | Tx, channelKey: number): Promise<CodeChannelRow | undefined> {
  return (await selectByKey(db, channelKey))[0];
}

interface AgentSessionName {
  readonly appId: string;
  readonly teamId: string;
  readonly sessionId: string;
}

/** The id of the channel that an agent has for a session of its own. */
export async function selectCodeChannelOf(
  db: Db,
  { appId, teamId, sessionId }: AgentSessionName,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("code_channels")
    .innerJoin("channels", "channels.key", "code_channels.channel_key")
    .select("channels.id")
    .where("app_id", "=", appId)
    .where("code_channels.team_id", "=", teamId)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row?.id;
}

export async function insertCodeChannel(tx: Tx, row: Insertable<CodeChannelsTable>): Promise<void> {
  await tx.insertInto("code_channels").values(row).execute();
}

export async function updateCodeChannel(
  tx: Tx,
  channelKey: number,
  change: Updateable<CodeChannelsTable>,
): Promise<void> {
  await tx.updateTable("code_channels").set(change).where("channel_key", "=", channelKey).execute();
}

/** Which of these channels are code channels, for the events of a page of the outbox. */
export async function selectCodeChannelIds(db: Db, channelIds: readonly string[]): Promise<Set<string>> {
  if (channelIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("code_channels")
    .innerJoin("channels", "channels.key", "code_channels.channel_key")
    .select("channels.id")
    .where("channels.id", "in", channelIds)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The commands of all agents of a channel, by agent and in the order in which each named its own. */
export const selectCodeCommands = readStatement<[channelKey: number], CodeChannelCommandRow>(
  "select * from code_channel_commands where channel_key = $1 order by app_id, position",
);

/** Replaces the commands of one agent. */
export async function replaceCodeCommands(
  tx: Tx,
  { channelKey, appId }: { readonly channelKey: number; readonly appId: string },
  rows: readonly CodeChannelCommandRow[],
): Promise<void> {
  await tx
    .deleteFrom("code_channel_commands")
    .where("channel_key", "=", channelKey)
    .where("app_id", "=", appId)
    .execute();
  if (rows.length > 0)
    await tx
      .insertInto("code_channel_commands")
      .values([...rows])
      .execute();
}
