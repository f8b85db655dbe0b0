import assert from "node:assert/strict";
import type { DevDescription } from "../src/platform.ts";
import type { Workspace } from "./workspace.ts";

type DevApp = DevDescription["apps"][number];

/** The app of the dev workspace whose tokens rotate; its bot token is still the long-lived one. */
export function rotatingApp(world: Workspace): DevApp {
  const app = world.dev.apps.find((candidate) => candidate.rotation);
  if (!app) throw new Error("the dev workspace has no rotating app");
  return app;
}

export function clientOf(app: DevApp | undefined): { client_id: string; client_secret: string } {
  return { client_id: app?.client_id ?? "", client_secret: app?.client_secret ?? "" };
}

/** Exchanges the long-lived token of the rotating app. */
export async function startRotating(world: Workspace) {
  const app = rotatingApp(world);
  const set = await world.actor("").does("oauth.v2.exchange", { ...clientOf(app), token: app.bot_token ?? "" });
  const refresh = (refreshToken: string) => ({
    ...clientOf(app),
    grant_type: "refresh_token",
    refresh_token: refreshToken,
  });
  return { app, set, refresh };
}

/** Refreshes, and takes from the answer what that of a refresh always has. */
export async function renew(world: Workspace, params: Readonly<Record<string, string>>) {
  const set = await world.actor("").does("oauth.v2.access", params);
  const { access_token, refresh_token, expires_in } = set;
  assert.ok(access_token && refresh_token && expires_in);
  return { ...set, access_token, refresh_token, expires_in };
}
