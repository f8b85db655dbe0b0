import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessApp } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";
import { askForEvents, askForInteractions, type UrlAnswer, type UrlTools } from "./askUrl.ts";

export const urlPurposes = ["events", "interactivity"] as const;

/** Asks a URL what the platform would ask it, before it is set for an app. Changes nothing. */
export async function checkUrl(
  ctx: ReadContext,
  tools: UrlTools,
  asked: { readonly appId: string; readonly url: string; readonly purpose: (typeof urlPurposes)[number] },
): Promise<Outcome<{ answer: UrlAnswer }, "app_not_found" | "access_denied" | "invalid_url">> {
  const found = await accessApp(ctx, asked.appId, "app_not_found");
  if (!found.ok) return found;
  const protocol = URL.canParse(asked.url) ? new URL(asked.url).protocol : undefined;
  if (protocol !== "https:" && protocol !== "http:") return refuse("invalid_url");
  const ask = asked.purpose === "events" ? askForEvents : askForInteractions;
  return succeed({ answer: await ask(ctx, tools, found.app, asked.url) });
}
