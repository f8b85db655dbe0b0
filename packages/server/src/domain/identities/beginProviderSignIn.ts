import { limits, type Outcome, succeed } from "@platform/protocol";
import { insertProviderSignIn } from "../../storage/queries/providerSignIns.ts";
import type { ProviderSignInRow } from "../../storage/tables/providerSignIns.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";

export interface ProviderVisit {
  readonly purpose: ProviderSignInRow["purpose"];
  /** The workspace of the sign-in page; empty when none is named. */
  readonly teamId: string;
  /** The secret of the one-time link with which the person claims an account; empty without one. */
  readonly linkKey: string;
  readonly redirect: string;
}

/** Remembers that a browser goes to a provider. The state leaves with it, and nothing in the store completes the sign-in. */
export const beginProviderSignIn = defineOperation(
  import.meta,
  async (
    ctx,
    input: ProviderVisit & { readonly providerId: string; readonly browser: string },
  ): Promise<Outcome<{ state: string }, never>> => {
    const state = ctx.ids.unguessable();
    await insertProviderSignIn(ctx.db, {
      state_hash: hashToken(state),
      provider_id: input.providerId,
      browser_hash: hashToken(input.browser),
      purpose: input.purpose,
      team_id: input.teamId,
      link_hash: input.linkKey === "" ? "" : hashToken(input.linkKey),
      redirect: input.redirect,
      expires_ms: ctx.nowMs + limits.provider_sign_in_s * 1000,
    });
    return succeed({ state });
  },
);
