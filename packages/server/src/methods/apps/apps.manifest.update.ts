import { refuseManifest, succeed } from "@platform/protocol";
import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";
import { Type } from "typebox";
import { checkUpdate } from "../../domain/apps/checkUpdate.ts";
import { replaceManifest } from "../../domain/apps/replaceManifest.ts";
import { verifyRequestUrl } from "../../domain/apps/verifyRequestUrl.ts";
import { defineMethod } from "../define.ts";
import { appIdParam, manifestErrors, manifestParam } from "../manifestParams.ts";

export const appsManifestUpdate = defineMethod({
  name: "apps.manifest.update",
  summary: "Replaces the manifest of an app.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:write"],
  rate: 1,
  needs: ["nonce", "outgoing"],
  params: { app_id: appIdParam, manifest: manifestParam },
  result: {
    app_id: Type.String(),
    permissions_updated: Type.Boolean({ description: "Whether it asks for other scopes now; then install it again." }),
  },
  errors: {
    ...manifestErrors,
    invalid_app: "`app_id` names no app of the workspace.",
  },
  notes:
    "The manifest is replaced as a whole: omitted settings are removed. Token rotation cannot be turned off again, and a manifest that tries is refused. A new request URL for events receives a signed `url_verification` and has to return its `challenge` within 3 seconds; `apps.manifest.create` sends none, because the app cannot know its signing secret yet.",
  examples: [
    { title: "A new name", params: { app_id: "A0123456789", manifest: { display_information: { name: "Echo 2" } } } },
  ],
  async handler(ctx, params) {
    const parsed = parseManifest(params.manifest);
    if (!parsed.ok) return refuseManifest(parsed.faults);
    const appId = params.app_id;
    const checked = await checkUpdate(ctx, { appId, manifest: parsed.manifest });
    if (!checked.ok) return checked;
    const tools = { outgoing: ctx.outgoing, challenge: ctx.nonce() };
    const verified = await verifyRequestUrl(ctx, tools, checked.app, parsed.manifest);
    if (!verified.ok) return verified;
    const replaced = await ctx.write(replaceManifest, { appId, manifest: parsed.manifest });
    return replaced.ok ? succeed({ app_id: appId, permissions_updated: replaced.permissionsUpdated }) : replaced;
  },
});
