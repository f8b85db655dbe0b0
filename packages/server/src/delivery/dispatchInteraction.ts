import { limits } from "@platform/protocol";
import type { AppEndpoint } from "../domain/deliveries/appEndpoint.ts";
import { JsonFault, parseJson } from "../ports/json.ts";
import { type OutgoingAnswer, OutgoingFault } from "../ports/outgoing/outgoing.ts";
import { signedHeaders } from "../ports/signedHeaders.ts";
import { inChild } from "../ports/traces/span.ts";
import type { SocketEnvelope } from "./appSockets.ts";
import type { SendToRemoteSocket } from "./remoteSockets.ts";
import type { Ways } from "./tryDelivery.ts";

/** What a person did that an app has to answer at once. */
export interface Interaction {
  readonly kind: "interactive" | "slash_commands" | "block_suggestion";
  /** As the app receives it; of a command, its fields. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export type Dispatched =
  | { readonly answered: true; readonly body: unknown }
  | { readonly answered: false; readonly why: "timeout" | "no_connection" | "no_url" | `http ${number}` };

/** Asks an app and waits for its answer as long as the person in front of it may have to. Never tries twice. */
export type Dispatch = (appId: string, interaction: Interaction) => Promise<Dispatched>;

export function createInteractionDispatch(ways: Ways, sendToRemoteSocket: SendToRemoteSocket | undefined): Dispatch {
  return async (appId, interaction) => {
    const endpoint = await ways.readAppEndpoint(appId);
    if (!endpoint) return { answered: false, why: "no_url" };
    return inChild(`ask app ${interaction.kind}`, "client", async (span) => {
      const dispatched = endpoint.isSocketMode
        ? await askSocket(ways, sendToRemoteSocket, appId, interaction)
        : await askUrl(ways, endpoint, interaction);
      span?.set({ "platform.app": appId, "platform.result": dispatched.answered ? "answered" : dispatched.why });
      return dispatched;
    });
  };
}

const answering = new Set(["view_submission", "block_suggestion", "dialog_submission", "dialog_suggestion"]);

async function askSocket(
  { sockets }: Ways,
  sendToRemoteSocket: SendToRemoteSocket | undefined,
  appId: string,
  { kind, payload }: Interaction,
): Promise<Dispatched> {
  const envelope: SocketEnvelope = {
    type: kind === "slash_commands" ? "slash_commands" : "interactive",
    payload: JSON.stringify(payload),
    acceptsAnswer: kind !== "interactive" || answering.has(String(payload["type"])),
  };
  const here = await sockets.send(appId, envelope);
  const outcome =
    here.kind === "no_connection" && sendToRemoteSocket ? await sendToRemoteSocket(appId, envelope) : here;
  if (outcome.kind === "acknowledged") return { answered: true, body: outcome.payload };
  return { answered: false, why: outcome.kind === "timeout" ? "timeout" : "no_connection" };
}

async function askUrl({ outgoing }: Ways, endpoint: AppEndpoint, interaction: Interaction): Promise<Dispatched> {
  const url = urlFor(endpoint, interaction);
  if (url === undefined) return { answered: false, why: "no_url" };
  const body = formOf(interaction);
  // Without a charset: the receivers of apps compare it letter by letter.
  const headers = signedHeaders(endpoint.signingSecret, "application/x-www-form-urlencoded", body);
  try {
    return answerOf(await outgoing.post(url, { headers, body, timeoutMs: limits.delivery_ack_s * 1000 }));
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error;
    return { answered: false, why: error.kind === "timeout" ? "timeout" : "no_connection" };
  }
}

function urlFor(endpoint: AppEndpoint, { kind, payload }: Interaction): string | undefined {
  if (kind === "slash_commands") return endpoint.commandUrl(String(payload["command"]));
  return kind === "block_suggestion" ? endpoint.optionsUrl : endpoint.interactivityUrl;
}

function formOf({ kind, payload }: Interaction): string {
  const fields = kind === "slash_commands" ? payload : { payload: JSON.stringify(payload) };
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form.toString();
}

/** An answer in JSON is given as what it says, any other as its text. */
function answerOf({ status, body }: OutgoingAnswer): Dispatched {
  if (status < 200 || status >= 300) return { answered: false, why: `http ${status}` };
  const text = body.toString();
  if (text === "") return { answered: true, body: {} };
  const json = parseJson(text);
  return { answered: true, body: json instanceof JsonFault ? text : json };
}
