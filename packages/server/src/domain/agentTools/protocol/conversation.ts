import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { type Outgoing, OutgoingFault } from "../../../ports/outgoing/outgoing.ts";
import { signedHeaders } from "../../../ports/signedHeaders.ts";
import { version } from "../../../ports/version.ts";
import { exchange, type RpcAnswer } from "./exchange.ts";
import type { ServerCode, ToolServer } from "./toolServer.ts";

export interface Conversation {
  request(method: string, params: Fields, call?: ToolRequest): Promise<Outcome<{ result: Fields }, ServerCode>>;
  /** Lets the server forget the session, if it keeps one. */
  end(): Promise<void>;
}

/** A tool may take longer than everything else. */
interface ToolRequest {
  readonly name: string;
  readonly timeoutMs: number;
}

/** What a request carries because of its generation of the protocol. */
interface Generation {
  readonly headers: Readonly<Record<string, string>>;
  readonly meta: Fields;
  readonly isModern: boolean;
}

const modernVersion = "2026-07-28";
const legacyVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const;
const clientInfo = { name: "platform", version };
const farewellMs = 2_000;
const messageCharsMax = 300;

/** Finds out which generation of the protocol a server speaks, the newer one first, and begins to talk with it. */
export async function openConversation(
  outgoing: Outgoing,
  server: ToolServer,
  timeoutMs: number,
): Promise<Outcome<{ conversation: Conversation }, ServerCode>> {
  const endsMs = performance.now() + timeoutMs;
  const { identity } = server;
  let lastId = 0;

  const send = (method: string, params: Fields, of: Generation, call?: ToolRequest) => {
    const meta = { ...of.meta, ...(identity && { slack: identity }) };
    const message = { method, params: { ...params, ...(Object.keys(meta).length > 0 && { _meta: meta }) } };
    const names = of.isModern ? { "mcp-method": method, ...(call && { "mcp-name": call.name }) } : {};
    const timeoutMs = call?.timeoutMs ?? endsMs - performance.now();
    const isNotice = method.startsWith("notifications/");
    const options = { headers: { ...of.headers, ...names }, timeoutMs };
    return exchange(outgoing, server, isNotice ? message : { id: ++lastId, ...message }, options);
  };

  const conversationIn = (of: Generation, sessionId?: string): Conversation => ({
    async request(method, params, call) {
      const sent = await send(method, params, of, call);
      return sent.ok ? resultOf(sent.answer) : sent;
    },
    async end() {
      if (sessionId !== undefined) await forgetSession(outgoing, server, of);
    },
  });

  const discovered = await send("server/discover", {}, modern);
  if (discovered.ok) {
    const { result } = discovered.answer;
    const versions = result?.["supportedVersions"];
    if (Array.isArray(versions) && versions.includes(modernVersion)) {
      return succeed({ conversation: conversationIn(modern) });
    }
  } else if (discovered.error !== "server_refused" && discovered.error !== "server_answer_invalid") return discovered;

  const [newest] = legacyVersions;
  const asked = { protocolVersion: newest, capabilities: {}, clientInfo };
  const begun = await send("initialize", asked, { headers: {}, meta: {}, isModern: false });
  if (!begun.ok) return begun;
  const { result, sessionId } = begun.answer;
  const spoken = legacyVersions.find((known) => known === result?.["protocolVersion"]);
  if (spoken === undefined)
    return refuse("server_answer_invalid", "the server speaks no known version of the protocol");
  const session = sessionId === undefined ? {} : { "mcp-session-id": sessionId };
  const of = { headers: { "mcp-protocol-version": spoken, ...session }, meta: {}, isModern: false };
  const noticed = await send("notifications/initialized", {}, of);
  return noticed.ok ? succeed({ conversation: conversationIn(of, sessionId) }) : noticed;
}

const modern: Generation = {
  isModern: true,
  headers: { "mcp-protocol-version": modernVersion },
  meta: {
    "io.modelcontextprotocol/protocolVersion": modernVersion,
    "io.modelcontextprotocol/clientInfo": clientInfo,
    "io.modelcontextprotocol/clientCapabilities": {},
  },
};

function resultOf({ result, error }: RpcAnswer): Outcome<{ result: Fields }, ServerCode> {
  if (error) return refuse("server_refused", `${error.code}: ${error.message.slice(0, messageCharsMax)}`);
  if (!result) return refuse("server_answer_invalid", "the server answered without a result");
  const type = result["resultType"];
  if (type === undefined || type === "complete") return succeed({ result });
  return refuse("server_refused", "the server asks back, which this client does not answer");
}

/** Nothing depends on it: servers forget sessions by themselves, too. */
async function forgetSession(outgoing: Outgoing, { url, headers, signingSecret }: ToolServer, of: Generation) {
  const signed = signedHeaders(signingSecret, "application/json", "");
  const request = {
    method: "DELETE",
    headers: { ...headers, ...signed, ...of.headers },
    body: "",
    timeoutMs: farewellMs,
  };
  await outgoing.ask(url, request).catch((error: unknown) => {
    if (!(error instanceof OutgoingFault)) throw error;
  });
}
