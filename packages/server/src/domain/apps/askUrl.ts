import { limits } from "@platform/protocol";
import { parseJson } from "../../ports/json.ts";
import { type Outgoing, OutgoingFault } from "../../ports/outgoing/outgoing.ts";
import { signedHeaders } from "../../ports/signedHeaders.ts";
import type { ReadContext } from "../context.ts";
import { credentialsOf, type SecretBearer } from "./credentials.ts";

export interface UrlTools {
  readonly outgoing: Outgoing;
  /** What the URL has to give back. */
  readonly challenge: string;
}

/** Whether a URL passed the challenge. The response itself is never returned, or callers could read other people's servers. */
export interface UrlAnswer {
  readonly isRight: boolean;
  /** Of its answer; nothing when there was none. */
  readonly status: number | undefined;
  /** Why it is not right. */
  readonly why: string | undefined;
}

/** Asks a URL whether it wants the events of an app: it has to give a challenge back. */
export async function askForEvents(
  ctx: ReadContext,
  tools: UrlTools,
  app: SecretBearer,
  url: string,
): Promise<UrlAnswer> {
  const { verificationToken: token, signingSecret } = credentialsOf(ctx.secrets, app);
  const body = JSON.stringify({ token, challenge: tools.challenge, type: "url_verification" });
  const isRight = (answer: string) => challengeIn(answer) === tools.challenge;
  const headers = signedHeaders(signingSecret, "application/json", body);
  return ask(tools.outgoing, { url, headers, body }, isRight, noChallenge);
}

/** Asks a URL whether it answers at all, in the words that apps know from the check of their certificate. */
export async function askForInteractions(
  ctx: ReadContext,
  tools: UrlTools,
  app: SecretBearer,
  url: string,
): Promise<UrlAnswer> {
  const { verificationToken: token, signingSecret } = credentialsOf(ctx.secrets, app);
  const body = new URLSearchParams({ token, ssl_check: "1" }).toString();
  const headers = signedHeaders(signingSecret, "application/x-www-form-urlencoded", body);
  return ask(tools.outgoing, { url, headers, body }, () => true, "");
}

const noChallenge = "the URL did not answer with the value of the `challenge` it was sent";

async function ask(
  outgoing: Outgoing,
  { url, headers, body }: { readonly url: string; readonly headers: Record<string, string>; readonly body: string },
  isRight: (answer: string) => boolean,
  wrong: string,
): Promise<UrlAnswer> {
  try {
    const answer = await outgoing.post(url, { headers, body, timeoutMs: limits.delivery_ack_s * 1000 });
    const { status } = answer;
    if (status !== 200) return { isRight: false, status, why: `the URL answered with status ${status}` };
    return isRight(answer.body.toString())
      ? { isRight: true, status, why: undefined }
      : { isRight: false, status, why: wrong };
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error;
    return { isRight: false, status: undefined, why: `the URL could not be asked: ${error.message}` };
  }
}

/** Apps answer in JSON, as a form, or with the bare text. */
function challengeIn(text: string): unknown {
  const json = parseJson(text);
  if (typeof json === "object" && json !== null && "challenge" in json) return json.challenge;
  return new URLSearchParams(text.trim()).get("challenge") ?? text.trim();
}
