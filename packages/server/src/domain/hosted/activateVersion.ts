import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockApp } from "../../storage/queries/apps.ts";
import { selectVersions, updateActiveVersion } from "../../storage/queries/appVersions.ts";
import { accessApp } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";
import type { HostedCode } from "./openBundleUpload.ts";
import { recordDeployment } from "./recordDeployment.ts";

/** Goes back, or forward, to a version of an app. Calls that are under way end in the version they began in. */
export const activateVersion = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string; readonly version: number },
  ): Promise<Outcome<object, HostedCode | "version_not_found">> => {
    const found = await accessApp(ctx, input.appId, "invalid_app");
    if (!found.ok) return found;
    await lockApp(ctx.db, found.app.id);
    const version = (await selectVersions(ctx.db, found.app.id)).find(({ number }) => number === input.version);
    if (!version) return refuse("version_not_found");
    if (version.is_active === 1) return succeed({});
    await updateActiveVersion(ctx.db, found.app.id, version.number);
    const functions = JSON.parse(version.functions) as string[];
    const { number, size } = version;
    await recordDeployment(ctx, found.app, { action: "activate", version: number, functions, size });
    return succeed({});
  },
);
