import { type Outcome, refuse, refuseManifest, succeed } from "@platform/protocol";
import { findScopeFaults } from "@platform/protocol/manifest/checkScopes.ts";
import { hasPendingAppRequest } from "../../storage/queries/appRequests.ts";
import { accessApp } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";
import { installApp, type Installed } from "../oauth/installApp.ts";
import { manifestScopes } from "../oauth/readInstallRequest.ts";
import { type InstallPermission, installPermissionOf } from "../oauth/installPermissionOf.ts";
import { widenGrant } from "../oauth/widenGrant.ts";
import { manifestOf } from "./manifestOf.ts";

/** As existing tools know them: an admin can resolve the first, nobody the second. Tools send a request to the workspace that is named. */
const refusals = {
  needs_admin: "app_approval_request_eligible",
  restricted: "app_approval_request_denied",
  guest: "restricted_action",
} as const satisfies Partial<Record<InstallPermission, string>>;

export type DeveloperInstallCode =
  | "app_not_found"
  | "access_denied"
  | "invalid_manifest"
  | "app_approval_request_pending"
  | (typeof refusals)[keyof typeof refusals];

/**
 * Installs an app in the workspace it was created in, for a collaborator, with the scopes of its manifest: what a consent page
 * would do, without the page, because a collaborator knows what the app asks for. The workspace's rules apply as they
 * do there.
 */
export const installForDeveloper = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string },
  ): Promise<Outcome<{ installed: Installed; appToken: string }, DeveloperInstallCode>> => {
    const found = await accessApp(ctx, input.appId, "app_not_found");
    if (!found.ok) return found;
    const { app } = found;
    // The manifest may be older than the rule of what can be granted.
    const faults = findScopeFaults(manifestOf(app));
    if (faults.length > 0) return refuseManifest(faults);
    const scopes = manifestScopes(app);
    const permission = await installPermissionOf(ctx, { flow: "install", app, ...scopes, teamId: undefined });
    if (permission === "needs_admin" || permission === "restricted" || permission === "guest") {
      const { teamId, userId } = ctx.caller;
      const about = { teamId, appId: app.id, userId };
      const isPending = permission === "needs_admin" && (await hasPendingAppRequest(ctx.db, about));
      return { ...refuse(isPending ? "app_approval_request_pending" : refusals[permission]), team_id: teamId };
    }
    if (permission !== "allowed") throw new Error(`an app of this workspace cannot be ${permission} here`);
    const person = { teamId: app.team_id, userId: ctx.caller.userId };
    const installed = await installApp(ctx, {
      app,
      teamId: person.teamId,
      orgId: null,
      installerId: person.userId,
      ...scopes,
    });
    const { tokens } = await widenGrant(ctx, {
      ...person,
      kind: "app",
      appId: app.id,
      installationId: installed.installation.id,
      scopes: ["connections:write"],
      rotating: false,
    });
    return succeed({ installed, appToken: tokens.accessToken });
  },
);
