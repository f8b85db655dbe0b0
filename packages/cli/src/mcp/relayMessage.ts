/** Where the messages of an assistant go. */
export interface Endpoint {
  /** The server, without a slash at the end. */
  readonly baseUrl: string;
  readonly token: string;
  readonly ending: AbortSignal;
}

interface Message {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: {
    readonly name?: unknown;
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
}

const unauthorized = 401;
const relayFailed = -32000;

/** Sends one message to `/mcp` and returns the answer as one line of JSON; nothing for a notification. */
export async function relayMessage(line: string, { baseUrl, token, ending }: Endpoint): Promise<string | undefined> {
  const message = readMessage(line);
  try {
    const response = await fetch(`${baseUrl}/mcp`, {
      method: "POST",
      body: line,
      signal: ending,
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        authorization: `Bearer ${token}`,
        ...headersOf(message),
      },
    });
    const text = await response.text();
    if (response.status === unauthorized)
      return failure(message, "The token is no good. It has to be one of a person.");
    // Over HTTP some refusals name no message, because headers decided them. Over a pipe each answer needs its id.
    return text === "" ? undefined : JSON.stringify(withId(JSON.parse(text) as object, message));
  } catch (error) {
    if (ending.aborted) return undefined;
    return failure(message, `No server answers at ${baseUrl}: ${error instanceof Error ? error.message : "unknown"}`);
  }
}

function readMessage(line: string): Message {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    // The server says what is wrong with it.
    return {};
  }
}

/** Clients of 2026 say in headers what the body says, too; a pipe has no headers, so they are made here. */
function headersOf({ method, params }: Message): Record<string, string> {
  const version = params?._meta?.["io.modelcontextprotocol/protocolVersion"];
  if (typeof version !== "string" || method === undefined) return {};
  const name = typeof params?.name === "string" ? { "mcp-name": headerValue(params.name) } : {};
  return { "mcp-protocol-version": version, "mcp-method": method, ...name };
}

function headerValue(text: string): string {
  return /^[\x21-\x7e]+$/.test(text) ? text : `=?base64?${Buffer.from(text).toString("base64")}?=`;
}

function failure(message: Message, text: string): string | undefined {
  if (message.id === undefined) return undefined;
  return JSON.stringify({ jsonrpc: "2.0", id: message.id, error: { code: relayFailed, message: text } });
}

function withId(answer: object, { id }: Message): object {
  const hasNone = !Array.isArray(answer) && (answer as { readonly id?: unknown }).id === null;
  return hasNone && id !== undefined ? { ...answer, id } : answer;
}
