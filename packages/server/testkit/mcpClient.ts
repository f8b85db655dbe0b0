import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

/** What a tool answered, as a test reads it. */
export interface CalledTool<Data> {
  /** The parts of the text, by their names; of a refusal, its text as `error`. */
  readonly text: Readonly<Record<string, string>>;
  readonly data: Data;
  readonly isError: boolean;
  readonly content: readonly { readonly type: string }[];
}

export interface McpClient extends AsyncDisposable {
  readonly client: Client;
  call<Data = Record<string, never>>(name: string, args?: Readonly<Record<string, unknown>>): Promise<CalledTool<Data>>;
  toolNames(): Promise<string[]>;
}

/** A client of the 2025 generation of the protocol, made of its own SDK. */
export async function connectMcp(url: string, token: string): Promise<McpClient> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }));
  return {
    client,
    call: (name, args = {}) => callTool(client, name, args),
    toolNames: async () => (await client.listTools()).tools.map((tool) => tool.name),
    [Symbol.asyncDispose]: () => client.close(),
  };
}

async function callTool<Data>(
  client: Pick<Client, "callTool">,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<CalledTool<Data>> {
  const result = await client.callTool({ name, arguments: args });
  const content = result.content as { readonly type: string; readonly text?: string }[];
  const isError = result.isError === true;
  const first = content[0]?.text ?? "";
  const text = isError ? { error: first } : (JSON.parse(first) as Record<string, string>);
  return { text, data: result.structuredContent as Data, isError, content };
}
