import type { Db, Tx } from "../../storage/db.ts";
import { selectMuted, selectPreferences } from "../../storage/queries/preferences.ts";
import type { Notify } from "../../storage/tables/preferences.ts";

export const notifyChoices = ["all", "mentions", "nothing"] as const satisfies readonly Notify[];

/** A person's client preferences. */
export interface Preferences {
  readonly notify: Notify;
  readonly enterSends: boolean;
  readonly mutedChannels: readonly string[];
}

/** Only one's own: what a person has muted is private. */
export async function readPreferences(ctx: {
  readonly db: Db | Tx;
  readonly caller: { readonly teamId: string; readonly userId: string };
}): Promise<Preferences> {
  const { teamId, userId } = ctx.caller;
  const [chosen, mutedChannels] = await Promise.all([
    selectPreferences(ctx.db, userId),
    selectMuted(ctx.db, teamId, userId),
  ]);
  return { notify: chosen?.notify ?? "mentions", enterSends: chosen?.enter_sends !== 0, mutedChannels };
}
