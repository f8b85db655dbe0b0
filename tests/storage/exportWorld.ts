import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@platform/sdk";
import { createPlatform } from "@platform/server";
import { type ExportOptions, openExport } from "@platform/server/exportMaintenance.ts";
import { type ImportOptions, openImport, type Watch } from "@platform/server/importMaintenance.ts";
import { openWorkspaceMaintenance } from "@platform/server/workspaceMaintenance.ts";
import Sqlite from "better-sqlite3";
import { quickFolder } from "../faults/dataFolder.ts";
import { platformOptions } from "./platformPlace.ts";
import type { StoreKind } from "./storeKinds.ts";

const silent = { signal: new AbortController().signal, onProgress: () => {} };

/** A running server, and the commands of its operator. */
export async function exportWorld(stack: AsyncDisposableStack, kind: StoreKind, isEmpty = false) {
  const place = stack.use(await kind.empty());
  const folder = stack.use(quickFolder("export"));
  const where = { dataFolder: folder.path, ...platformOptions(place.location) };
  const platform = stack.use(await createPlatform({ ...where, ...(!isEmpty && { seed: "dev" }), dev: true }));
  const url = await platform.listen();
  const dev = await platform.describeDev();
  const store = {
    ...("databaseUrl" in where ? { databaseUrl: where.databaseUrl ?? "" } : {}),
    dataFolder: where.dataFolder ?? folder.path,
    filesFolder: undefined,
    operator: "root",
  };
  const path = (name: string) => join(folder.path, name);
  const clientOf = (name: string, domain = "acme") => {
    const team = dev.teams.find((one) => one.domain === domain);
    const user = dev.users.find((one) => one.team_id === team?.id && one.name === name);
    return createClient({ baseUrl: url, token: user?.token ?? "" });
  };
  const { db } = platform.store;
  return {
    platform,
    url,
    dev,
    db,
    path,
    store,
    clientOf,
    async exports(name: string, more: Partial<ExportOptions> = {}) {
      const options = { ...store, to: path(name), workspace: "acme", isEverything: true, reason: "A test", ...more };
      await using opened = await openExport(options);
      return await opened.run(silent);
    },
    async imports(from: string, workspace: string, more: Partial<ImportOptions> = {}, watch: Watch = silent) {
      const options = { ...store, from, fromWorkspace: undefined, workspace, baseUrl: url, keepsRoles: true, ...more };
      await using opened = await openImport(options);
      return await opened.run(watch);
    },
    filesIn: (name: string) => filesIn(path(name)),
    /** A workspace without as much as a channel. */
    async emptyWorkspace(domain: string) {
      await using workspaces = await openWorkspaceMaintenance(store);
      const made = await workspaces.create({ name: domain, domain, ownerEmail: "owner@example.com" });
      assert.ok(made.ok);
      if (place.location.kind === "file") {
        // The server reads with connections that cannot write.
        const file = new Sqlite(place.location.path);
        file.prepare("delete from channels where team_id = ?").run(made.teamId);
        file.close();
      } else await db.deleteFrom("channels").where("team_id", "=", made.teamId).execute();
    },
  };
}

/** All files of a folder, by path. */
export function filesIn(folder: string): Map<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = found.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]));
}

export type ExportWorld = Awaited<ReturnType<typeof exportWorld>>;

/** Uploads a file into a channel; returns its id. */
export async function upload(
  client: ReturnType<typeof createClient>,
  channel: string,
  filename: string,
  content: string,
): Promise<string> {
  const length = Buffer.byteLength(content);
  const place = await client.call("files.getUploadURLExternal", { filename, length });
  assert.ok(place.ok, JSON.stringify(place));
  assert.equal((await fetch(place.upload_url, { method: "POST", body: content })).status, 200);
  const done = await client.call("files.completeUploadExternal", {
    files: [{ id: place.file_id }],
    channel_id: channel,
  });
  assert.ok(done.ok, JSON.stringify(done));
  return place.file_id;
}
