import { limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listAppConfigs } from "../../domain/apps/listAppConfigs.ts";
import { defineMethod } from "../define.ts";
import { choices, list, optional } from "../params.ts";

export const adminAppsConfigLookup = defineMethod({
  name: "admin.apps.config.lookup",
  summary: "Lists what administrators have set for apps.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.apps:read"],
  rate: 2,
  params: {
    app_ids: optional(list({ object: "app", describe: "The apps.", max: limits.page_max })),
    rich_link_preview_types: optional(
      choices({ describe: "Apps with one of these settings.", of: ["all_details", "limited_details", "no_preview"] }),
    ),
  },
  result: {
    configs: Type.Array(
      Type.Object({
        app_id: Type.String(),
        rich_link_preview_type: Type.String(),
        workflow_auth_strategy: Type.String(),
        domain_restrictions: Type.Object({ urls: Type.Array(Type.String()), emails: Type.Array(Type.String()) }),
      }),
    ),
  },
  errors: {
    not_an_admin: "The caller does not run the org, or a workspace outside any org.",
    missing_args: "Neither `app_ids` nor `rich_link_preview_types` is given.",
  },
  examples: [{ title: "One app", params: { app_ids: ["A0123456789"] } }],
  notes: "Apps without a setting are left out.",
  async handler(ctx, { app_ids: appIds, rich_link_preview_types: previews }) {
    const listed = await listAppConfigs(ctx, { appIds, previews });
    if (!listed.ok) return listed;
    if (appIds === undefined && previews === undefined) return refuse("missing_args");
    return succeed({
      configs: listed.configs.map((config) => ({
        app_id: config.app_id,
        rich_link_preview_type: config.link_previews,
        workflow_auth_strategy: "builder_choice",
        domain_restrictions: { urls: [], emails: [] },
      })),
    });
  },
});
