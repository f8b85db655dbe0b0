import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { lockApp } from "../../storage/queries/apps.ts";
import {
  deleteVersionsBefore,
  insertVersion,
  selectVersions,
  updateActiveVersion,
} from "../../storage/queries/appVersions.ts";
import { deleteBundleUpload, selectBundleUpload } from "../../storage/queries/bundleUploads.ts";
import { accessApp } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";
import type { HostedCode } from "./openBundleUpload.ts";
import { recordDeployment } from "./recordDeployment.ts";

export interface Deployed {
  readonly appId: string;
  readonly ticketHash: string;
  readonly functions: readonly string[];
}

/** Makes an uploaded bundle the version of the app that runs from now on. The last few stay, to go back to. */
export const deployVersion = defineOperation(
  import.meta,
  async (
    ctx,
    input: Deployed,
  ): Promise<Outcome<{ version: number; size: number }, HostedCode | "upload_not_found">> => {
    const found = await accessApp(ctx, input.appId, "invalid_app");
    if (!found.ok) return found;
    await lockApp(ctx.db, found.app.id);
    const upload = await selectBundleUpload(ctx.db, input.ticketHash);
    // Read again under the lock: deploying one upload twice creates one version.
    if (upload?.app_id !== found.app.id || upload.blob_key === null) return refuse("upload_not_found");
    const [latest] = await selectVersions(ctx.db, found.app.id);
    const version = (latest?.number ?? 0) + 1;
    await insertVersion(ctx.db, {
      app_id: found.app.id,
      number: version,
      blob_key: upload.blob_key,
      size: upload.size,
      functions: JSON.stringify(input.functions),
      is_active: 0,
      created_by: ctx.caller.userId,
      created_ms: ctx.nowMs,
    });
    await updateActiveVersion(ctx.db, found.app.id, version);
    await deleteVersionsBefore(ctx.db, found.app.id, version - limits.hosted_versions_max + 1);
    await deleteBundleUpload(ctx.db, input.ticketHash);
    await recordDeployment(ctx, found.app, {
      action: "deploy",
      version,
      functions: input.functions,
      size: upload.size,
    });
    return succeed({ version, size: upload.size });
  },
);
