import { refuseManifest, succeed } from "@platform/protocol";
import { type ManifestFault, manifestFaultSchema } from "@platform/protocol/manifest/fault.ts";
import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";
import { Type } from "typebox";
import { checkUpdate } from "../../domain/apps/checkUpdate.ts";
import { checkNew } from "../../domain/apps/createApp.ts";
import { defineMethod } from "../define.ts";
import { appIdParam, manifestErrors, manifestParam } from "../manifestParams.ts";
import { optional } from "../params.ts";

const noFaults: ManifestFault[] = [];

export const appsManifestValidate = defineMethod({
  name: "apps.manifest.validate",
  summary: "Validates a manifest.",
  http: "POST",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: {
    manifest: manifestParam,
    app_id: optional(appIdParam),
  },
  result: {
    errors: Type.Array(manifestFaultSchema, { description: "Empty." }),
    warnings: Type.Array(manifestFaultSchema, {
      description: "Fields and events that are known but have no effect here; the code is `no_effect`.",
    }),
  },
  errors: {
    ...manifestErrors,
    invalid_app: "`app_id` names no app of the workspace.",
  },
  notes:
    "All errors come at once, at most 100, each with a JSON pointer to its place. `apps.manifest.create` and `apps.manifest.update` check the same. With `app_id` the manifest is also held against that app, as `apps.manifest.update` would.",
  examples: [{ title: "A manifest without a fault", params: { manifest: { display_information: { name: "Echo" } } } }],
  async handler(ctx, params) {
    const parsed = parseManifest(params.manifest);
    if (!parsed.ok) return refuseManifest(parsed.faults);
    const { manifest } = parsed;
    const warnings: ManifestFault[] = [...parsed.warnings];
    const checked =
      params.app_id === undefined
        ? await checkNew(ctx, manifest)
        : await checkUpdate(ctx, { appId: params.app_id, manifest });
    return checked.ok ? succeed({ errors: noFaults, warnings }) : checked;
  },
});
