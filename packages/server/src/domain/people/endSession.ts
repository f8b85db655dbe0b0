import { succeed } from "@platform/protocol";
import { selectSessionOwner } from "../../storage/queries/sessions.ts";
import { noteSignIn } from "../audit/noteSignIn.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { endSessionOf } from "./endSessionOf.ts";

/** Signs out one browser. A copy of its cookie is worth nothing from here on. */
export const endSession = defineOperation(import.meta, async (ctx, input: { readonly session: string }) => {
  const owner = await selectSessionOwner(ctx.db, hashToken(input.session), { nowMs: ctx.nowMs });
  await endSessionOf(ctx, hashToken(input.session));
  if (owner) await noteSignIn(ctx, { action: "user_logout", userId: owner.user_id, session: input.session });
  return succeed({});
});
