import { selectApp } from "../../storage/queries/apps.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";

/** Whether the manifest of an app turns code channels on. */
export async function hasCodeChannels({ db }: Pick<ReadContext, "db">, appId: string | undefined): Promise<boolean> {
  const app = appId === undefined ? undefined : await selectApp(db, appId);
  return app !== undefined && manifestOf(app).features?.code_channels?.enabled === true;
}
