import { limits, type Outcome, refuseManifest, succeed } from "@platform/protocol";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { parseJson } from "../../json.ts";
import { type Outgoing, OutgoingFault } from "../../outgoing.ts";
import { signedHeaders } from "../../signedHeaders.ts";
import type { AppRow } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";
import { credentialsOf } from "./credentials.ts";
import { manifestOf } from "./manifestOf.ts";

/**
 * Asks a URL that is new to an app whether it wants the app's events: it has to give a challenge back. Otherwise anybody
 * could have other people's servers flooded. Over sockets nothing goes there, so nothing is asked.
 */
export async function verifyRequestUrl(
  ctx: ReadContext,
  tools: { readonly outgoing: Outgoing; readonly challenge: string },
  app: AppRow,
  manifest: Manifest,
): Promise<Outcome<object, "invalid_manifest">> {
  const url = manifest.settings?.event_subscriptions?.request_url;
  const known = manifestOf(app).settings?.event_subscriptions?.request_url;
  if (url === undefined || url === known || manifest.settings?.socket_mode_enabled) return succeed({});
  const { verificationToken: token, signingSecret } = credentialsOf(ctx.secrets, app.id);
  const body = JSON.stringify({ token, challenge: tools.challenge, type: "url_verification" });
  const headers = signedHeaders(signingSecret, "application/json", body);
  try {
    const answer = await tools.outgoing.post(url, { headers, body, timeoutMs: limits.delivery_ack_s * 1000 });
    const isTaken = answer.status === 200 && challengeIn(answer.body.toString()) === tools.challenge;
    return isTaken ? succeed({}) : refuseUrl("the URL did not answer with the value of the `challenge` it was sent");
  } catch (error) {
    if (error instanceof OutgoingFault) return refuseUrl(`the URL could not be asked: ${error.message}`);
    throw error;
  }
}

function refuseUrl(message: string) {
  return refuseManifest([{ message, pointer: "/settings/event_subscriptions/request_url" }]);
}

/** Apps answer in JSON, as a form, or with the bare text. */
function challengeIn(text: string): unknown {
  const json = parseJson(text);
  if (typeof json === "object" && json !== null && "challenge" in json) return json.challenge;
  return new URLSearchParams(text.trim()).get("challenge") ?? text.trim();
}
