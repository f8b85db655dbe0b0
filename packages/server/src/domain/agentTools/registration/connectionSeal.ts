import { limits } from "@platform/protocol";
import type { Secrets } from "../../../ports/ports.ts";
import type { ToolServerKey } from "../../../storage/queries/agentTools.ts";
import { openSealed, sealText } from "../../sealed.ts";

/** Who connects an account at which server. */
export interface ToolConnection extends ToolServerKey {
  /** Where the server was when the person was sent away. */
  readonly url: string;
}

const purpose = "connecting accounts at servers with tools";

type Tools = { readonly secrets: Secrets; readonly nowMs: number };

/** The `state` of an authorization request: it comes back through the browser and cannot be changed there. */
export function sealToolConnection({ secrets, nowMs }: Tools, connection: ToolConnection, nonce: string): string {
  const expiresMs = nowMs + limits.external_auth_state_s * 1000;
  return sealText(secrets, purpose, JSON.stringify({ connection, nonce, expiresMs }));
}

/** Undefined for a state that is forged or too old. */
export function openToolConnection({ secrets, nowMs }: Tools, state: string): ToolConnection | undefined {
  const text = openSealed(secrets, purpose, state);
  if (text === undefined) return undefined;
  const { connection, expiresMs } = JSON.parse(text) as { connection: ToolConnection; expiresMs: number };
  return expiresMs > nowMs ? connection : undefined;
}

/** The PKCE verifier of a state: derived from it, so nothing has to be stored until the browser comes back. */
export function toolVerifierOf(secrets: Secrets, state: string): string {
  return secrets.derive(`verifier for ${purpose}\n${state}`);
}

export function toolCallbackUrl(baseUrl: string): string {
  return `${baseUrl}/external/tools/callback`;
}
