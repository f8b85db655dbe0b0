import { type Outcome, succeed } from "@platform/protocol";
import { accessApp } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";
import { type AppCredentials, credentialsOf } from "./credentials.ts";

/** The secrets of an app, for callers who may change it. A reader of its configuration must not be able to act as the app. */
export async function readCredentials(
  ctx: ReadContext,
  appId: string,
): Promise<Outcome<{ credentials: AppCredentials }, "app_not_found" | "access_denied">> {
  const found = await accessApp(ctx, appId, "app_not_found");
  return found.ok ? succeed({ credentials: credentialsOf(ctx.secrets, found.app) }) : found;
}
