import { refuse } from "@platform/protocol";
import { configureApp } from "../../domain/apps/configureApp.ts";
import { defineMethod } from "../define.ts";
import { choice, id, jsonObject, optional } from "../params.ts";

export const adminAppsConfigSet = defineMethod({
  name: "admin.apps.config.set",
  summary: "Sets how much of links an app shows.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.apps:write"],
  rate: 3,
  params: {
    app_id: id({ object: "app", describe: "The app.", otherwise: "invalid_app" }),
    rich_link_preview_type: optional(
      choice({
        describe: "How much of a link `chat.unfurl` of the app shows.",
        of: ["all_details", "limited_details", "no_preview", "default_to_global_setting"],
      }),
    ),
    workflow_auth_strategy: optional(
      choice({
        describe: "Only `builder_choice`: the author of a workflow chooses the account of a step.",
        of: ["builder_choice"],
        otherwise: "invalid_workflow_auth_strategy",
      }),
    ),
    domain_restrictions: optional(
      jsonObject({ describe: "Not supported.", otherwise: "url_restriction_not_supported" }),
    ),
  },
  result: {},
  errors: {
    not_an_admin: "The caller does not run the org, or a workspace outside any org.",
    invalid_app: "No app has this id.",
    invalid_workflow_auth_strategy: "`workflow_auth_strategy` is not `builder_choice`, which is what this server does.",
    url_restriction_not_supported: "This server has no connector apps whose requests could be restricted.",
  },
  examples: [{ title: "No previews", params: { app_id: "A0123456789", rich_link_preview_type: "no_preview" } }],
  notes:
    "It holds for the whole org of the caller. With `limited_details` a preview has a title and no text; with `no_preview` `chat.unfurl` succeeds and shows nothing. Present previews stay.",
  async handler(ctx, params) {
    if (params.domain_restrictions !== undefined) return refuse("url_restriction_not_supported");
    return ctx.write(configureApp, { appId: params.app_id, linkPreviews: params.rich_link_preview_type });
  },
});
