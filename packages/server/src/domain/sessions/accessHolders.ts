import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { accessSessionHolder, type SessionHolderCode } from "../people/accessSessionHolder.ts";

export type HoldersCode = SessionHolderCode | "admin_unauthorized";

/** People whose session settings the caller decides about: all of them, or, when one is refused, none. */
export async function accessHolders(
  ctx: ReadContext,
  userIds: readonly string[],
): Promise<Outcome<{ userIds: string[] }, HoldersCode>> {
  const found = new Set<string>();
  for (const id of userIds) {
    const holder = await accessSessionHolder(ctx, id);
    if (!holder.ok) return holder;
    // A shorter lifetime signs people out, and the primary owner decides about that alone.
    if (holder.isPrimaryOwner && id !== ctx.caller.userId) return refuse("admin_unauthorized");
    found.add(id);
  }
  return succeed({ userIds: [...found] });
}
