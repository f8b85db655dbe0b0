import type { Db, Tx } from "../../storage/db.ts";
import { selectMuted, selectPreferences } from "../../storage/queries/preferences.ts";
import type { Notify } from "../../storage/tables/preferences.ts";

export const notifyChoices = ["all", "mentions", "nothing"] as const satisfies readonly Notify[];

/** How somebody wants their clients to behave. */
export interface Preferences {
  readonly notify: Notify;
  readonly enterSends: boolean;
  readonly mutedChannels: readonly string[];
}

/** Of oneself only: what somebody has muted is nobody else's to know. */
export async function readPreferences(ctx: {
  readonly db: Db | Tx;
  readonly caller: { readonly userId: string };
}): Promise<Preferences> {
  const { userId } = ctx.caller;
  const [chosen, mutedChannels] = await Promise.all([selectPreferences(ctx.db, userId), selectMuted(ctx.db, userId)]);
  return { notify: chosen?.notify ?? "mentions", enterSends: chosen?.enter_sends !== 0, mutedChannels };
}
