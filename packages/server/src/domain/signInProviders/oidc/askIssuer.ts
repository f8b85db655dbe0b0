import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import { type Outcome, refuse } from "@platform/protocol";
import { OutgoingFault } from "../../../ports/outgoing/outgoing.ts";

/**
 * - `provider_unreachable`: no request to it succeeded, or none was let out.
 * - `provider_refused`: it did not accept the client, the code or the person.
 * - `provider_failed`: its answer is none of OpenID Connect, or does not belong to this sign-in.
 */
export type IssuerCode = "provider_unreachable" | "provider_refused" | "provider_failed";

/** Runs what asks a provider. What it did wrong becomes a refusal with a text for the log, which never quotes a secret. */
export async function askIssuer<Result extends Outcome<object, string>>(
  ask: () => Promise<Result>,
): Promise<Result | Outcome<never, IssuerCode>> {
  try {
    return await ask();
  } catch (error) {
    const fault = outgoingFaultIn(error);
    if (fault) return refuse("provider_unreachable", fault.message);
    if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
      return refuse("provider_refused", error.error);
    }
    if (error instanceof WWWAuthenticateChallengeError)
      return refuse("provider_refused", "it did not accept the client");
    if (error instanceof ClientError) return refuse("provider_failed", `${error.code ?? ""} ${error.message}`.trim());
    // What the library throws while it builds an address is not wrapped.
    if (error instanceof Error && error.name === "OperationProcessingError") {
      return refuse("provider_failed", error.message);
    }
    throw error;
  }
}

/** The library wraps what the request throws. */
function outgoingFaultIn(error: unknown): OutgoingFault | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof OutgoingFault) return cause;
  return undefined;
}
