import { type Outcome, succeed } from "@platform/protocol";
import { updateApp } from "../../storage/queries/apps.ts";
import { accessApp, type AppRow } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";

export const renewableSecrets = ["client_secret", "signing_secret"] as const;

export type RenewableSecret = (typeof renewableSecrets)[number];

/** Gives an app another secret. From this commit on, the one before is worth nothing. */
export const renewSecret = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string; readonly secret: RenewableSecret },
  ): Promise<Outcome<{ app: AppRow }, "app_not_found" | "access_denied">> => {
    const found = await accessApp(ctx, input.appId, "app_not_found");
    if (!found.ok) return found;
    const column = `${input.secret}_generation` as const;
    const change = { [column]: found.app[column] + 1 };
    await updateApp(ctx.db, found.app.id, change);
    return succeed({ app: { ...found.app, ...change } });
  },
);
