import { type Outcome, refuse, succeed } from "@platform/protocol";
import { manifestOf } from "../apps/manifestOf.ts";
import { openHome } from "../views/openHome.ts";
import type { ActContext } from "./act.ts";
import type { Acted } from "./actInMessage.ts";
import { findApp } from "./findActed.ts";

export type VisitCode = "app_not_found" | "home_not_enabled";

/** Opens the home tab of an app; the app receives an event, and fills the tab at any time. */
export async function visitHome(ctx: ActContext, appId: string): Promise<Outcome<Acted, VisitCode>> {
  const found = await findApp(ctx, appId);
  if (!found.ok) return found;
  const { app, caller } = found.installed;
  if (manifestOf(app).features?.app_home?.home_tab_enabled !== true) return refuse("home_not_enabled");
  const opened = await ctx.write(openHome, { appId, botUserId: caller.userId });
  return opened.ok ? succeed({ reply: undefined }) : opened;
}
