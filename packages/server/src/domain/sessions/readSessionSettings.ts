import { type Outcome, succeed } from "@platform/protocol";
import { selectSessionSettings } from "../../storage/queries/sessionSettings.ts";
import type { SessionSettingsRow } from "../../storage/tables/sessionSettings.ts";
import type { ReadContext } from "../context.ts";
import { accessSessionHolder, type SessionHolderCode } from "../people/accessSessionHolder.ts";

/** What was decided about the sessions of these people, and about whom nothing was decided. */
export async function readSessionSettings(
  ctx: ReadContext,
  userIds: readonly string[],
): Promise<Outcome<{ settings: SessionSettingsRow[]; without: string[] }, SessionHolderCode>> {
  for (const id of userIds) {
    const holder = await accessSessionHolder(ctx, id);
    if (!holder.ok) return holder;
  }
  const settings = userIds.length === 0 ? [] : await selectSessionSettings(ctx.db, [...new Set(userIds)]);
  const decided = new Set(settings.map(({ user_id }) => user_id));
  return succeed({ settings, without: [...new Set(userIds)].filter((id) => !decided.has(id)) });
}
