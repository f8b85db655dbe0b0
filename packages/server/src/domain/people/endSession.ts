import { succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { endSessionOf } from "./endSessionOf.ts";

/** Signs out one browser. A copy of its cookie is worth nothing from here on. */
export const endSession = defineOperation(import.meta, async (ctx, input: { readonly session: string }) => {
  await endSessionOf(ctx, hashToken(input.session));
  return succeed({});
});
