import { atTools, startModernTools, startToolServer, type ToolServerRun } from "./toolServers.ts";
import { atHome } from "./ownToken.ts";
import { devApp } from "./receiving.ts";
import type { Actor, Workspace } from "./workspace.ts";

type Ask = (person: Actor, named: { readonly app_id: string; readonly server: string }) => Promise<string>;

/** A server whose every answer is this, or none. */
export function startBroken(status: number | undefined, body = ""): Promise<ToolServerRun> {
  return startToolServer((_request, response) => {
    if (status !== undefined) response.writeHead(status, { "content-type": "application/json" }).end(body);
  });
}

async function askOf(world: Workspace, server: ToolServerRun, ask: Ask): Promise<string> {
  await using running = server;
  const { alice, named } = await atTools(world, running.url);
  return await ask(alice, named);
}

/** For each refusal of a method that asks a server, how to bring it about. */
export function refusedByServers(ask: Ask): Readonly<Record<string, (world: Workspace) => Promise<string>>> {
  return {
    async app_not_found(world) {
      return ask(await atHome(world, world.alice), { app_id: "A0000000000", server: "canteen" });
    },
    async server_not_found(world) {
      return ask(await atHome(world, world.alice), { app_id: devApp(world).id, server: "canteen" });
    },
    async server_not_active(world) {
      const { alice, named } = await atTools(world, "https://tools.example/mcp");
      await alice.does("client.mcp.servers.set", { ...named, is_active: false });
      return await ask(alice, named);
    },
    connection_required: async (world) => askOf(world, await startBroken(401), ask),
    async server_unreachable(world) {
      const server = await startBroken(200);
      const { url } = server;
      await server[Symbol.asyncDispose]();
      const { alice, named } = await atTools(world, url);
      return await ask(alice, named);
    },
    server_refused: async (world) => askOf(world, await startBroken(403), ask),
    server_answer_invalid: async (world) => askOf(world, await startBroken(200, "<html>"), ask),
    async tool_not_found(world) {
      await using server = await startModernTools();
      const { alice, named } = await atTools(world, server.url);
      return await ask(alice, { ...named, tool: "nothing" } as typeof named);
    },
  };
}
