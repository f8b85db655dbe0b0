import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessApp } from "../access/accessApp.ts";
import { defineOperation } from "../context.ts";
import { installPermissionOf } from "../oauth/installPermissionOf.ts";
import { manifestScopes } from "../oauth/readInstallRequest.ts";
import { openAppRequest } from "./openAppRequest.ts";

export type RequestOwnAppCode = "app_not_found" | "access_denied" | "app_approval_request_denied" | "restricted_action";

/** A collaborator asks the administrators to approve the app that they build, with the scopes of its manifest. */
export const requestOwnApp = defineOperation(
  import.meta,
  async (
    ctx,
    asked: { readonly appId: string; readonly message: string },
  ): Promise<Outcome<{ requestId: string }, RequestOwnAppCode>> => {
    const found = await accessApp(ctx, asked.appId, "app_not_found");
    if (!found.ok) return found;
    const { app } = found;
    const scopes = manifestScopes(app);
    const permission = await installPermissionOf(ctx, { flow: "install", app, ...scopes, teamId: undefined });
    if (permission === "restricted") return refuse("app_approval_request_denied");
    if (permission !== "needs_admin") return refuse("restricted_action");
    const requestId = await openAppRequest(ctx, { app, ...scopes, message: asked.message });
    return succeed({ requestId });
  },
);
