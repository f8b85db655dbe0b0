import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateUser } from "../../storage/queries/users.ts";
import { accessSelf } from "../access/accessSelf.ts";
import type { UserRow } from "../access/accessUser.ts";
import { defineOperation } from "../context.ts";
import { emitMovedDnd } from "../dnd/changeDnd.ts";
import { changePreferences } from "../preferences/changePreferences.ts";
import { emitAccountEvents } from "./emitUserEvents.ts";
import { canonicalZone, knownZone } from "./knownZone.ts";

interface ZoneChange {
  readonly tz: string;
  /** Whether the person chose it. If not, a browser reports where it is. */
  readonly isChosen: boolean;
}

/**
 * Sets the caller's time zone. A report changes nothing for a person who chose a zone: a browser that was opened before
 * the choice would undo it.
 */
export const setZone = defineOperation(
  import.meta,
  async (ctx, input: ZoneChange): Promise<Outcome<{ user: UserRow; isAutomatic: boolean }, "invalid_timezone">> => {
    const tz = knownZone(input.tz);
    if (tz === undefined) return refuse("invalid_timezone");
    const { values } = await changePreferences(ctx, input.isChosen ? { tz_automatic: false } : {});
    const user = await accessSelf(ctx);
    const isAutomatic = values.tz_automatic;
    const isIgnored = !input.isChosen && !isAutomatic;
    const isSame = tz === user.tz || (!input.isChosen && canonicalZone(tz) === canonicalZone(user.tz));
    if (isIgnored || isSame) return succeed({ user, isAutomatic });
    const change = { tz, updated_ms: ctx.nowMs };
    await updateUser(ctx.db, user, change);
    await emitAccountEvents(ctx, user.id);
    await emitMovedDnd(ctx);
    return succeed({ user: { ...user, ...change }, isAutomatic });
  },
);
