import { limits } from "@platform/protocol";
import type { MemberKey } from "../../../domain/access/personCaller.ts";
import type { Secrets } from "../../../ports/ports.ts";
import { isSameSecret } from "../sameSecret.ts";
import type { InstallRequest } from "./installServices.ts";
import { requestFields } from "./installRequest.ts";

/**
 * Proves that this very request was shown to this very person a while ago. Without it, a page elsewhere that got a form
 * past the check of origins could make a person consent to something they never saw.
 */
export function sealConsent(secrets: Secrets, member: MemberKey, request: InstallRequest, nowMs: number): string {
  const expiresMs = nowMs + limits.consent_form_s * 1000;
  return `${expiresMs}.${sealOf(secrets, member, request, expiresMs)}`;
}

export function isConsentSealed(
  secrets: Secrets,
  member: MemberKey,
  request: InstallRequest,
  given: { readonly seal: string; readonly nowMs: number },
): boolean {
  const [until = "", seal = ""] = given.seal.split(".");
  const expiresMs = Number(until);
  return isSameSecret(seal, sealOf(secrets, member, request, expiresMs)) && given.nowMs < expiresMs;
}

function sealOf(secrets: Secrets, member: MemberKey, request: InstallRequest, expiresMs: number): string {
  return secrets.derive(
    `consent\n${JSON.stringify([member.teamId, member.userId, expiresMs, request.flow, requestFields(request)])}`,
  );
}
