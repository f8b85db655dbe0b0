import { type Outcome, succeed } from "@platform/protocol";
import { type ResolvedApp, selectResolvedApps } from "../../storage/queries/resolutions.ts";
import type { Resolution } from "../../storage/tables/appResolutions.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { governedPlaces, type NamedPlace, type PlaceCode } from "./governedPlaces.ts";
import { manifestOf } from "./manifestOf.ts";

/** An app that an admin has approved or restricted, with its description. */
export interface DecidedApp {
  readonly row: ResolvedApp;
  readonly description: string;
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
}

export interface ResolvedAsked extends NamedPlace {
  readonly resolution: Resolution;
  readonly isFromDirectory: boolean;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** The apps that admins have approved, or restricted, in a workspace or anywhere in the org; a page at a time. */
export async function listResolvedApps(
  ctx: ReadContext,
  asked: ResolvedAsked,
): Promise<Outcome<{ apps: DecidedApp[]; next: string }, PlaceCode | "invalid_cursor">> {
  const places = await governedPlaces(ctx, asked);
  if (!places.ok) return places;
  const listing = `apps ${asked.resolution} ${places.teamIds.join(" ")}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const { resolution, isFromDirectory, limit } = asked;
  const where = { teamIds: places.teamIds, resolution, isFromDirectory, afterId: from.at ?? "", limit: limit + 1 };
  const rows = await selectResolvedApps(ctx.db, where);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const apps = page.map(describeDecided);
  return succeed({ apps, next: rows.length > page.length && last ? sealCursor(ctx, listing, last.id) : "" });
}

function describeDecided(row: ResolvedApp): DecidedApp {
  const manifest = manifestOf(row);
  const { bot = [], user = [] } = manifest.oauth_config?.scopes ?? {};
  return { row, description: manifest.display_information.description ?? "", botScopes: bot, userScopes: user };
}
