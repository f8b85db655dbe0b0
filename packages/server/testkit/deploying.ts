import { limits } from "@platform/protocol";
import { strToU8, zipSync } from "fflate";
import { serve } from "./files.ts";
import { configuring } from "./openConfig.ts";
import { devApp } from "./receiving.ts";
import { declare, greeting } from "./workflows.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** A bundle as a build makes it: a manifest that names the functions, and the code of each. */
export function bundleOf(
  sources: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): Buffer {
  const functions = Object.fromEntries(Object.keys(sources).map((callbackId) => [callbackId, { title: callbackId }]));
  const manifest = { display_information: { name: "Deployed" }, functions };
  const files = {
    "manifest.json": JSON.stringify(manifest),
    ...Object.fromEntries(Object.entries(sources).map(([name, source]) => [`functions/${name}.js`, source])),
    ...more,
  };
  return zipOf(files);
}

export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
}

/** Sends a bundle as the tools do; tells what to call it by. */
export async function sendBundle(world: Workspace, author: Actor, appId: string, bundle: Buffer): Promise<string> {
  await serve(world);
  const { url, file_name, fields } = await author.does("apps.hosted.generatePresignedPost", { app_id: appId });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new File([new Uint8Array(bundle)], "bundle.zip", { type: "application/zip" }));
  const answer = await fetch(url, { method: "POST", body: form });
  if (answer.status !== 204) throw new Error(`the bundle was refused: ${answer.status} ${await answer.text()}`);
  return file_name;
}

/** Deploys functions as a version of an app, Alice's dev app unless told. */
export async function deploy(
  world: Workspace,
  sources: Readonly<Record<string, string>>,
  appId: string = devApp(world).id,
): Promise<number> {
  const author = await configuring(world, "alice");
  const s3_key = await sendBundle(world, author, appId, bundleOf(sources));
  return (await author.does("apps.hosted.upload", { app_id: appId, s3_key, runtime: "deno" })).version;
}

/** The greeting of a deployed app, ready to be started as `welcome`. */
export async function deployGreeting(world: Workspace, source: string, more: object = {}): Promise<void> {
  await declare(world, { ...greeting, settings: { function_runtime: "slack" }, ...more });
  await deploy(world, { greet: source });
}

/** What was written down about an app's functions, the earliest first, as event and what it says. */
export async function functionActivities(world: Workspace, appId: string = devApp(world).id) {
  const author = await configuring(world, "alice");
  const { activities } = await author.does("apps.activities.list", {
    app_id: appId,
    component_type: "function",
    sort_direction: "asc",
    limit: limits.page_max,
  });
  return activities.map(({ event_type, level, payload }) => ({ event_type, level, payload }));
}
