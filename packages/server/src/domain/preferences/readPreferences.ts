import { printTs } from "@platform/protocol";
import type { NotifyLevel } from "@platform/protocol/notifyLevels.ts";
import { initialPreferences, knownPreferences, type PreferenceValues } from "@platform/protocol/preferences.ts";
import type { Db, Tx } from "../../storage/db.ts";
import { type LevelRow, selectNotifyLevels } from "../../storage/queries/notifyLevels.ts";
import { selectMuted, selectPreferences } from "../../storage/queries/preferences.ts";

/** A person's client preferences. */
export interface Preferences {
  readonly values: PreferenceValues;
  readonly mutedChannels: readonly string[];
  /** By the id of the conversation, or for a thread `<id>/<thread_ts>`. */
  readonly notifyLevels: Readonly<Record<string, NotifyLevel>>;
}

/** Only one's own: what a person has muted is private. */
export async function readPreferences(ctx: {
  readonly db: Db | Tx;
  readonly caller: { readonly teamId: string; readonly userId: string };
}): Promise<Preferences> {
  const { teamId, userId } = ctx.caller;
  const [row, mutedChannels, levels] = await Promise.all([
    selectPreferences(ctx.db, userId),
    selectMuted(ctx.db, teamId, userId),
    selectNotifyLevels(ctx.db, teamId, userId),
  ]);
  const notifyLevels = Object.fromEntries(levels.map((row) => [placeOf(row), row.level]));
  return {
    values: { ...initialPreferences, ...knownPreferences(JSON.parse(row?.chosen ?? "{}")) },
    mutedChannels,
    notifyLevels,
  };
}

const placeOf = ({ id, thread_ts: threadTs }: LevelRow): string =>
  Number(threadTs) === 0 ? id : `${id}/${printTs(Number(threadTs))}`;
