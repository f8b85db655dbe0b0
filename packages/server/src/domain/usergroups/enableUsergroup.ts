import type { Outcome } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { accessUsergroupToChange, type ChangeCode, changeUsergroup } from "./changeUsergroup.ts";
import type { ListedUsergroup } from "./listUsergroups.ts";

/** Disables a group, or enables it again. Members and handle stay; a disabled group notifies nobody. */
export const enableUsergroup = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly groupId: string; readonly isEnabled: boolean },
  ): Promise<Outcome<{ listed: ListedUsergroup }, ChangeCode>> => {
    const found = await accessUsergroupToChange(ctx, input.groupId);
    if (!found.ok) return found;
    const isEnabled = found.group.disabled_ms === null;
    if (isEnabled === input.isEnabled) return changeUsergroup(ctx, found.group, undefined);
    const disabled = { disabled_ms: ctx.nowMs, disabler_id: ctx.caller.userId };
    return changeUsergroup(ctx, found.group, input.isEnabled ? { disabled_ms: null, disabler_id: null } : disabled);
  },
);
