import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp } from "../../storage/queries/apps.ts";
import type { AppRow } from "../../storage/tables/apps.ts";
import type { ReadContext } from "../context.ts";

/** The access check for an app of the directory, which everybody on the server may see. */
export async function accessListedApp(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ app: AppRow }, "app_not_found">> {
  const app = isIdShaped(id) ? await selectApp(ctx.db, id) : undefined;
  return app?.distribution === "directory" ? succeed({ app }) : refuse("app_not_found");
}
