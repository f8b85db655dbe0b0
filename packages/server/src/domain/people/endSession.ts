import { succeed } from "@platform/protocol";
import { selectSessionOwner, updateSessionRevoked } from "../../storage/queries/sessions.ts";
import { defineOperation } from "../context.ts";
import { endListening } from "../events/endAccess.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** Signs out one browser. A copy of its cookie is worth nothing from here on. */
export const endSession = defineOperation(import.meta, async (ctx, input: { readonly session: string }) => {
  const hash = hashToken(input.session);
  const owner = await selectSessionOwner(ctx.db, hash);
  await updateSessionRevoked(ctx.db, hash, ctx.nowMs);
  if (owner) await endListening(ctx, owner.user_id);
  return succeed({});
});
