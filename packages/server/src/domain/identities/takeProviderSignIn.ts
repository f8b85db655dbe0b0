import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteProviderSignIn } from "../../storage/queries/providerSignIns.ts";
import type { ProviderSignInRow } from "../../storage/tables/providerSignIns.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** Uses up the sign-in that a browser has come back from, before its code is: of two requests with one state only one goes on. */
export const takeProviderSignIn = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly state: string; readonly providerId: string; readonly browser: string },
  ): Promise<Outcome<{ begun: ProviderSignInRow }, "sign_in_over">> => {
    const begun = await deleteProviderSignIn(ctx.db, {
      state_hash: hashToken(input.state),
      provider_id: input.providerId,
      browser_hash: hashToken(input.browser),
      nowMs: ctx.nowMs,
    });
    return begun ? succeed({ begun }) : refuse("sign_in_over");
  },
);
