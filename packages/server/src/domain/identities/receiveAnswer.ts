import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { awaitsAnswer } from "../../storage/queries/providerSignIns.ts";
import { selectSignInProvider } from "../../storage/queries/signInProviders.ts";
import { pemsOf } from "../signInProviders/saml/certificates.ts";
import { readResponse } from "../signInProviders/saml/readResponse.ts";
import { requestIdOf } from "../signInProviders/saml/requestUrl.ts";
import type { AnswerCode } from "../signInProviders/saml/samlAnswer.ts";
import { serviceUrls } from "../signInProviders/saml/serviceUrls.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { keepAnswer } from "./keepAnswer.ts";
import type { ProviderTools } from "./startProviderSignIn.ts";

export type ReceiveCode = AnswerCode | "provider_not_found" | "sign_in_over";

export interface ReceivedForm {
  readonly providerId: string;
  /** `SAMLResponse`, as it came. */
  readonly response: string;
  /** `RelayState`: the state that left with the request. */
  readonly state: string;
}

/**
 * Takes the answer of a SAML provider, which the browser brings by a form of another site, and therefore without its cookie. Nobody is
 * signed in by it: `finishProviderSignIn` goes on when the same browser comes by a link, with the cookie.
 */
export async function receiveAnswer(
  ctx: ProviderTools,
  { providerId, response, state }: ReceivedForm,
): Promise<Outcome<object, ReceiveCode>> {
  const provider = isIdShaped(providerId) ? await selectSignInProvider(ctx.db, providerId) : undefined;
  if (!provider || provider.kind !== "saml" || provider.is_enabled === 0) return refuse("provider_not_found");
  if (!/^[\w-]{43}$/.test(state)) return refuse("answer_unsolicited");
  // Nothing is parsed for senders who do not know a state.
  const waiting = { state_hash: hashToken(state), provider_id: provider.id, nowMs: ctx.nowMs };
  if (!(await awaitsAnswer(ctx.db, waiting))) return refuse("sign_in_over");
  const expected = {
    ...serviceUrls(ctx.baseUrl, provider.id),
    requestId: requestIdOf(ctx.secrets, state),
    issuer: provider.issuer,
    pems: pemsOf(provider.certificates),
    nowMs: ctx.nowMs,
  };
  const read = await readResponse(provider, expected, response);
  if (!read.ok) return read;
  const kept = await ctx.write(keepAnswer, { providerId: provider.id, state, answer: read.answer });
  return kept.ok ? succeed({}) : kept;
}
