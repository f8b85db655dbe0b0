import type { ProviderClaims } from "../../identities/providerClaims.ts";

/**
 * - `provider_refused`: the provider says that it did not sign the person in.
 * - `provider_failed`: the answer is not acceptable; the text for the log says why.
 * - `answer_unsolicited`: it answers no request, so that anyone could have sent it to this browser.
 * - `answer_encrypted`, `subject_transient`: a setting of the provider that an administrator changes.
 */
export type AnswerCode =
  | "provider_refused"
  | "provider_failed"
  | "answer_unsolicited"
  | "answer_encrypted"
  | "subject_transient";

/** What an answer has to be made for, and by whom. */
export interface ExpectedAnswer {
  readonly entityId: string;
  readonly acs: string;
  readonly requestId: string;
  readonly issuer: string;
  readonly pems: readonly string[];
  readonly nowMs: number;
}

export interface SamlAnswer {
  readonly claims: ProviderClaims;
  readonly assertionId: string;
  /** How long the assertion could be accepted again. */
  readonly expiresMs: number;
}
