import type { MethodName } from "@platform/protocol/contract/methods.ts";
import { configuring } from "./openConfig.ts";
import type { Actor, Workspace } from "./workspace.ts";

export const runs = {
  primary_key: "id",
  time_to_live_attribute: "ends",
  attributes: {
    id: { type: "string" },
    runner: { type: "slack#/types/user_id" },
    km: { type: "number" },
    laps: { type: "integer" },
    note: { type: "string" },
    done: { type: "boolean" },
    tags: { type: "array", items: { type: "string" } },
    route: { type: "#/types/Route" },
    ends: { type: "slack#/types/timestamp" },
  },
};

export const runnerManifest = {
  display_information: { name: "Runner" },
  features: { bot_user: { display_name: "Runner" } },
  oauth_config: { scopes: { bot: ["datastore:read", "datastore:write"] } },
  types: { Route: { type: "object", properties: { name: { type: "string" } }, required: ["name"] } },
  datastores: { runs, empty: { primary_key: "key", attributes: { key: { type: "string" } } } },
};

export interface RunnerApp {
  readonly appId: string;
  readonly bot: Actor;
  /** Alice made the app; Bob has nothing to do with it. */
  readonly alice: Actor;
  readonly bob: Actor;
}

/** An app of Alice's with datastores, installed in her workspace. */
export async function runnerApp(world: Workspace, manifest: object = runnerManifest): Promise<RunnerApp> {
  const [alice, bob] = [await configuring(world, "alice"), await configuring(world, "bob")];
  const { app_id: appId } = await alice.does("apps.manifest.create", { manifest: manifest as Record<string, unknown> });
  const installed = await alice.does("apps.developerInstall", { app_id: appId });
  return { appId, bot: world.actor(installed.api_access_tokens.bot ?? ""), alice, bob };
}

type DatastoreMethod = Extract<MethodName, `apps.datastore.${string}`>;

/** How each method about datastores is refused for want of an app, of standing, or of a datastore. */
export function datastoreRefusals(method: DatastoreMethod, more: Readonly<Record<string, unknown>>) {
  const given = { datastore: "runs", ...more };
  return {
    invalid_datastore: async (world: Workspace) => (await runnerApp(world)).bot.refused(method, more),
    invalid_app_id: async (world: Workspace) => {
      const { alice, bot } = await runnerApp(world);
      const other = await runnerApp(world);
      for (const [caller, app_id] of [
        [bot, other.appId],
        [alice, "A0000000NOT"],
      ] as const) {
        const code = await caller.refused(method, { ...given, app_id });
        if (code !== "invalid_app_id") return code;
      }
      return alice.refused(method, given);
    },
    access_denied: async (world: Workspace) => {
      const { appId, bob } = await runnerApp(world);
      return bob.refused(method, { ...given, app_id: appId });
    },
    datastore_error: async (world: Workspace) =>
      (await runnerApp(world)).bot.refused(method, { ...given, datastore: "constructor" }),
  };
}
