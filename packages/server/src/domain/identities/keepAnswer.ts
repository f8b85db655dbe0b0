import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateSealedClaims } from "../../storage/queries/providerSignIns.ts";
import { insertUsedAssertion } from "../../storage/queries/usedAssertions.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import type { SamlAnswer } from "../signInProviders/saml/samlAnswer.ts";
import { sealClaims } from "./keptClaims.ts";

/**
 * Keeps whom an assertion names until the browser comes with its cookie. An assertion counts once, at whichever server it
 * arrives, and the first one that answers a sign-in is the only one.
 */
export const keepAnswer = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly providerId: string; readonly state: string; readonly answer: SamlAnswer },
  ): Promise<Outcome<object, "sign_in_over">> => {
    const { providerId: provider_id, state, answer } = input;
    const used = { provider_id, assertion_hash: hashToken(answer.assertionId), expires_ms: answer.expiresMs };
    if (!(await insertUsedAssertion(ctx.db, used))) return refuse("sign_in_over");
    const state_hash = hashToken(state);
    const sealed = sealClaims(ctx, state_hash, answer.claims);
    const isKept = await updateSealedClaims(ctx.db, { state_hash, provider_id, nowMs: ctx.nowMs }, sealed);
    return isKept ? succeed({}) : refuse("sign_in_over");
  },
);
