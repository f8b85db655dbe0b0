import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { isFields } from "./act.ts";

/** Conversations about records of a list are in no menu. */
const menuKinds: readonly string[] = ["public", "private", "im", "mpim"];

/** Whether a menu with this filter offers a conversation. */
export async function passesFilter(ctx: ReadContext, found: SeenChannelRow, filter: unknown): Promise<boolean> {
  if (!isFields(filter)) return menuKinds.includes(found.kind);
  const include = (filter["include"] as readonly string[] | undefined) ?? menuKinds;
  if (!include.includes(found.kind)) return false;
  if (filter["exclude_external_shared_channels"] === true && found.sharing !== null) return false;
  if (filter["exclude_bot_users"] !== true || found.partner_id === null) return true;
  return (await selectUserAtHome(ctx.db, found.partner_id))?.bot_id === null;
}
