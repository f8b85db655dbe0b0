import { succeed } from "@platform/protocol";
import { updateSessionRevoked } from "../../storage/queries/sessions.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** Signs out one browser. A copy of its cookie is worth nothing from here on. */
export const endSession = defineOperation(import.meta, async (ctx, input: { readonly session: string }) => {
  await updateSessionRevoked(ctx.db, hashToken(input.session), ctx.nowMs);
  return succeed({});
});
