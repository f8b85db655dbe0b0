import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateSessionsRevoked } from "../../storage/queries/sessions.ts";
import { defineOperation } from "../context.ts";
import { endListening } from "../events/endAccess.ts";
import { accessSessionHolder } from "./accessSessionHolder.ts";

export type ResetCode = "not_an_admin" | "user_not_found" | "cannot_reset_bot" | "cannot_reset_primary_owner";

/** An administrator signs a person out everywhere, for a lost laptop or a suspicion. Tokens of apps are not sessions. */
export const resetSessions = defineOperation(
  import.meta,
  async (ctx, input: { readonly userId: string }): Promise<Outcome<object, ResetCode>> => {
    const found = await accessSessionHolder(ctx, input.userId);
    if (!found.ok) return refuse(found.error === "bots_not_allowed" ? "cannot_reset_bot" : found.error);
    if (found.isPrimaryOwner) return refuse("cannot_reset_primary_owner");
    await updateSessionsRevoked(ctx.db, found.user.id, ctx.nowMs);
    await endListening(ctx, found.user.id);
    return succeed({});
  },
);
