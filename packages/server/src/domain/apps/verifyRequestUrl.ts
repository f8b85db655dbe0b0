import { type Outcome, refuseManifest, succeed } from "@platform/protocol";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import type { AppRow } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";
import { askForEvents, type UrlTools } from "./askUrl.ts";
import { manifestOf } from "./manifestOf.ts";

/**
 * Asks a URL that is new to an app whether it wants the app's events: it has to give a challenge back. Otherwise anybody
 * could have other people's servers flooded. Over sockets nothing goes there, so nothing is asked.
 */
export async function verifyRequestUrl(
  ctx: ReadContext,
  tools: UrlTools,
  app: AppRow,
  manifest: Manifest,
): Promise<Outcome<object, "invalid_manifest">> {
  const url = manifest.settings?.event_subscriptions?.request_url;
  const known = manifestOf(app).settings?.event_subscriptions?.request_url;
  if (url === undefined || url === known || manifest.settings?.socket_mode_enabled) return succeed({});
  const { isRight, why = "" } = await askForEvents(ctx, tools, app, url);
  if (isRight) return succeed({});
  return refuseManifest([{ message: why, pointer: "/settings/event_subscriptions/request_url" }]);
}
