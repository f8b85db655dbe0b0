import { type Outcome, refuse, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { installPermissionOf } from "../oauth/installPermissionOf.ts";
import { type AskedInstall, type InstallFault, readInstallRequest } from "../oauth/readInstallRequest.ts";
import { openAppRequest } from "./openAppRequest.ts";

/** A person whom only an administrator can help asks for the approval of an app. */
export const requestApp = defineOperation(
  import.meta,
  async (
    ctx,
    asked: AskedInstall & { readonly message: string },
  ): Promise<Outcome<{ requestId: string }, InstallFault | "restricted_action">> => {
    const read = await readInstallRequest(ctx, asked);
    if (!read.ok) return refuse(read.error);
    const { app, botScopes, userScopes } = read.install;
    if ((await installPermissionOf(ctx, read.install)) !== "needs_admin") return refuse("restricted_action");
    const requestId = await openAppRequest(ctx, { app, botScopes, userScopes, message: asked.message });
    return succeed({ requestId });
  },
);
