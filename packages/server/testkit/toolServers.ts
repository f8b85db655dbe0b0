import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { Server as LegacyServer } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import { configuring } from "./openConfig.ts";
import { atHome } from "./ownToken.ts";
import { devApp } from "./receiving.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** A request as a server with tools got it. */
export interface ToolRequest {
  readonly verb: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Empty for a request without a body. */
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface ToolServerRun extends AsyncDisposable {
  readonly url: string;
  readonly received: ToolRequest[];
  /** Answers this instead, where it returns true. */
  intercept: (request: ToolRequest, response: ServerResponse) => boolean;
}

type Handle = (request: IncomingMessage, response: ServerResponse, body: unknown) => unknown;

/** A server that notes what it receives and leaves the answers to `handle`. */
export async function startToolServer(handle: Handle): Promise<ToolServerRun> {
  const received: ToolRequest[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const text = Buffer.concat(pieces).toString();
      const body = text.startsWith("{") ? (JSON.parse(text) as { method?: string; params?: object }) : undefined;
      const { method = "", params = {} } = body ?? {};
      const noted = { verb: request.method ?? "", headers: request.headers, text, method, params: { ...params } };
      received.push(noted);
      if (!run.intercept(noted, response)) void handle(request, response, body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const run: ToolServerRun = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    received,
    intercept: () => false,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return run;
}

const picture = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const tools = [
  {
    name: "menu_of_day",
    title: "Menu of the day",
    description: "Reads what the canteen cooks.",
    inputSchema: {
      type: "object" as const,
      properties: { day: { type: "string", enum: ["monday", "tuesday"], description: "The day." } },
      required: ["day"],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "order_lunch",
    title: "Order lunch",
    description: "Orders a meal for you.",
    inputSchema: {
      type: "object" as const,
      properties: {
        meal: { type: "string", description: "What you want to eat." },
        count: { type: "integer", minimum: 1, default: 1 },
        vegan: { type: "boolean" },
        extras: { type: "array", items: { type: "string" } },
      },
      required: ["meal"],
    },
    annotations: { readOnlyHint: false, destructiveHint: false },
  },
];

/** What the tools of both generations answer: their arguments, a text with markup and a picture. */
function run(name: string, args: Readonly<Record<string, unknown>> = {}) {
  if (args["meal"] === "nothing") return { isError: true, content: [{ type: "text" as const, text: "no such meal" }] };
  return {
    content: [
      { type: "text" as const, text: `<b>${name}</b> ${JSON.stringify(args)}` },
      { type: "image" as const, data: picture, mimeType: "image/png" },
      { type: "resource_link" as const, uri: "https://canteen.example/menu", name: "Menu" },
    ],
    structuredContent: { tool: name, args },
  };
}

const about = { name: "canteen", version: "1.0.0" };
const capabilities = { capabilities: { tools: {} } };

/** The 2025 generation, from its SDK: with sessions, or without. Two tools, on a page each. */
export async function startLegacyTools({ hasSessions = true, isJson = false } = {}): Promise<ToolServerRun> {
  const transports = new Map<string, StreamableHTTPServerTransport>();
  let last = 0;
  const open = async () => {
    const server = new LegacyServer(about, capabilities);
    server.setRequestHandler(ListToolsRequestSchema, ({ params }) =>
      params?.cursor === "2" ? { tools: tools.slice(1) } : { tools: tools.slice(0, 1), nextCursor: "2" },
    );
    server.setRequestHandler(CallToolRequestSchema, ({ params }) => run(params.name, params.arguments));
    const transport = new StreamableHTTPServerTransport({
      ...(hasSessions && { sessionIdGenerator: () => `session-${++last}` }),
      enableJsonResponse: isJson,
      onsessioninitialized: (id) => void transports.set(id, transport),
      onsessionclosed: (id) => void transports.delete(id),
    });
    await server.connect(transport);
    return transport;
  };
  return startToolServer(async (request, response, body) => {
    const session = request.headers["mcp-session-id"];
    const known = typeof session === "string" ? transports.get(session) : undefined;
    await (known ?? (await open())).handleRequest(request, response, body);
  });
}

/** The 2026 generation, from its SDK, which refuses the older one. */
export function startModernTools(): Promise<ToolServerRun> {
  const handler = createMcpHandler(
    () => {
      const server = new Server(about, capabilities);
      server.setRequestHandler("tools/list", () => ({ tools, ttlMs: 0, cacheScope: "private" }));
      server.setRequestHandler("tools/call", ({ params }) => run(params.name, params.arguments));
      return server;
    },
    { legacy: "reject" },
  );
  return startToolServer(toNodeHandler(handler) as Handle);
}

/** Gives the dev app servers with tools, and the scope that opens them. */
export async function declareTools(
  world: Workspace,
  mcp_servers: Readonly<Record<string, object>>,
  { install = true, ...more }: { readonly install?: boolean; readonly external_auth_providers?: object } = {},
): Promise<Actor> {
  const app_id = devApp(world).id;
  const author = await configuring(world, "alice");
  const { manifest } = await author.does("apps.manifest.export", { app_id });
  const { oauth_config } = manifest;
  const bot = [...new Set([...(oauth_config?.scopes?.bot ?? []), "mcp:connect"])];
  const asked = { ...oauth_config, scopes: { ...oauth_config?.scopes, bot } };
  const changed = { ...manifest, oauth_config: asked, mcp_servers, ...more };
  await author.does("apps.manifest.update", { app_id, manifest: changed });
  if (install) await author.does("apps.developerInstall", { app_id });
  return author;
}

/** Alice, who has turned on a server of the dev app. */
export async function atTools(
  world: Workspace,
  url: string,
  definition: object = { auth_type: "no_auth" },
): Promise<{ readonly alice: Actor; readonly named: { readonly app_id: string; readonly server: string } }> {
  await declareTools(world, { canteen: { url, ...definition } });
  const alice = await atHome(world, world.alice);
  const named = { app_id: devApp(world).id, server: "canteen" };
  await alice.does("client.mcp.servers.set", { ...named, is_active: true });
  return { alice, named };
}

/** The `version` of a tool, as the person reads it. */
export async function versionOf(person: Actor, app_id: string, tool: string): Promise<string> {
  const { servers } = await person.does("client.mcp.tools.list", { app_id });
  return servers.flatMap(({ tools }) => tools).find(({ name }) => name === tool)?.version ?? "";
}
