import type { MethodResult } from "@platform/sdk";
import type { Connection } from "../accounts/connect.ts";
import { CliError } from "../errors.ts";
import type { Bundle } from "./buildBundle.ts";

const patienceMs = 5 * 60_000;

/** Sends a bundle to the platform, which runs it from then on. */
export async function uploadBundle(
  { ask }: Connection,
  appId: string,
  { zip }: Bundle,
  ending: AbortSignal,
): Promise<MethodResult<"apps.hosted.upload">> {
  const { url, fields, file_name } = await ask("apps.hosted.generatePresignedPost", { app_id: appId });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([new Uint8Array(zip)], { type: "application/zip" }), "bundle.zip");
  const signal = AbortSignal.any([ending, AbortSignal.timeout(patienceMs)]);
  const response = await fetch(url, { method: "POST", body: form, signal }).catch((error: unknown) => {
    if (ending.aborted) throw error;
    throw new CliError("upload_failed", `The bundle could not be sent to ${new URL(url).origin}.`, { cause: error });
  });
  const said = (await response.text()).trim();
  if (!response.ok) throw new CliError("upload_failed", `The server rejected the bundle: ${said || response.status}.`);
  return ask("apps.hosted.upload", { app_id: appId, s3_key: file_name, runtime: "deno" });
}
