import { type Outcome, succeed } from "@platform/protocol";
import { accessTrigger } from "../access/accessTrigger.ts";
import type { ReadContext } from "../context.ts";
import { describeRunRule, type RunRule } from "./runPermission.ts";

/** Who may run a trigger, for callers who manage it. */
export async function readRunRule(
  ctx: ReadContext,
  triggerId: string,
): Promise<Outcome<{ rule: RunRule }, "trigger_not_found" | "access_denied">> {
  const found = await accessTrigger(ctx, triggerId, "read");
  return found.ok ? succeed({ rule: await describeRunRule(ctx, found.trigger) }) : found;
}
