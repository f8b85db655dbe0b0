import { timingSafeEqual } from "node:crypto";
import { limits } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";

/** What a person did that an app may search for: they wrote to it, in a conversation. */
export interface Asking {
  readonly appId: string;
  /** The workspace where the app received the event. */
  readonly teamId: string;
  readonly userId: string;
  readonly channelId: string;
}

const saltChars = 4;
const sealChars = 25;
const tokenShape = /^([A-Z0-9]+)\.([A-Z0-9]+)\.([0-9a-z]+)([0-9a-f]{4})\.([A-Za-z0-9_-]+)$/;

/**
 * The token of one event. It holds the person, the conversation and the time, so that any server can read it and none
 * stores it; the app and the workspace are in the seal alone, so that the token of one app is worth nothing to another.
 */
export function makeActionToken(
  secrets: Secrets,
  asking: Asking,
  event: { readonly eventId: string; readonly nowMs: number },
): string {
  const salt = secrets.derive(`action token of\n${event.eventId}`).slice(0, saltChars);
  const facts = `${asking.userId}.${asking.channelId}.${event.nowMs.toString(36)}${salt}`;
  return `${facts}.${sealOf(secrets, asking, facts)}`;
}

/** Who asked where; nothing when the token is forged, of another app or workspace, or too old. */
export function openActionToken(
  secrets: Secrets,
  token: string,
  { appId, teamId, nowMs }: Pick<Asking, "appId" | "teamId"> & { readonly nowMs: number },
): Asking | undefined {
  const [, userId = "", channelId = "", madeText = "", salt = "", seal = ""] = tokenShape.exec(token) ?? [];
  const asking = { appId, teamId, userId, channelId };
  const wanted = Buffer.from(sealOf(secrets, asking, `${userId}.${channelId}.${madeText}${salt}`));
  const given = Buffer.from(seal);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const ageMs = nowMs - Number.parseInt(madeText, 36);
  return ageMs <= limits.action_token_life_s * 1000 ? asking : undefined;
}

function sealOf(secrets: Secrets, { appId, teamId }: Asking, facts: string): string {
  const seal = secrets.derive(`action token\n${teamId}\n${appId}\n${facts}`);
  return Buffer.from(seal, "hex").toString("base64url").slice(0, sealChars);
}
