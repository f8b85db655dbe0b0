import type { Refusal } from "@platform/protocol";
import { findMisuse, noteRefreshMisuse } from "../domain/tokens/noteRefreshMisuse.ts";
import type { MethodContext, MethodServices } from "./define.ts";

/** Passes on that a refresh was refused; where the token was good once, administrators find that in the audit log. */
export async function noteMisuse<const Code extends string>(
  ctx: MethodContext & Pick<MethodServices, "address">,
  refusal: Refusal<Code>,
  refreshToken = "",
): Promise<Refusal<Code>> {
  // Asked before it is written: most refusals are of tokens that nobody knows, and a write waits for the disk.
  if (refusal.error === "invalid_refresh_token" && (await findMisuse(ctx, refreshToken))) {
    await ctx.write(noteRefreshMisuse, { refreshToken, address: ctx.address() });
  }
  return refusal;
}
