import assert from "node:assert/strict";
import type { DevFile } from "./serverProcess.ts";

export interface ApiAnswer {
  readonly ok: boolean;
  readonly error?: string;
  readonly manifest?: object;
}

export async function callApi(url: string, token: string, method: string, body: object): Promise<ApiAnswer> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" };
  const response = await fetch(`${url}/api/${method}`, { method: "POST", headers, body: JSON.stringify(body) });
  return (await response.json()) as ApiAnswer;
}

/** The dev app receives messages over its socket from now on; returns the token that opens one. */
export async function listenOverSocket(url: string, dev: DevFile): Promise<string> {
  const app = dev.apps.find(({ name }) => name === "Dev App");
  assert.ok(app?.app_token);
  const { config_token: author } = dev;
  const { manifest } = await callApi(url, author, "apps.manifest.export", { app_id: app.id });
  const settings = { socket_mode_enabled: true, event_subscriptions: { bot_events: ["message.channels"] } };
  const changed = { app_id: app.id, manifest: { ...manifest, settings } };
  const updated = await callApi(url, author, "apps.manifest.update", changed);
  assert.ok(updated.ok, updated.error ?? "");
  return app.app_token;
}
