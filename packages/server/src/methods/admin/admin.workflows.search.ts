import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { searchWorkflows } from "../../domain/workflowAdministration/searchWorkflows.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { choice, count, defaulted, flag, id, list, optional, text } from "../params.ts";

const { governed_workflows_max: max, search_page_default: pageDefault } = limits;

export const adminWorkflowsSearch = defineMethod({
  name: "admin.workflows.search",
  summary: "Searches the workflows of the workspaces that the caller runs.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.workflows:read"],
  rate: 2,
  params: {
    query: optional(
      text({ describe: "A part of the title or description.", maxLength: limits.search_query_chars_max }),
    ),
    app_id: optional(id({ object: "app", describe: "Only of this app." })),
    collaborator_ids: defaulted(list({ object: "user", describe: "Only with all of these collaborators.", max }), []),
    no_collaborators: defaulted(flag({ describe: "Only workflows that nobody works on." }), false),
    publish_status: defaulted(
      choice({ describe: "Whether they are published.", of: ["published", "unpublished", "all"] }),
      "published",
    ),
    source: optional(
      choice({
        describe: "Workflows here come from code.",
        of: ["code", "workflow_builder", "sales_home", "agent"],
      }),
    ),
    sort_dir: defaulted(choice({ describe: "By title.", of: ["desc", "asc"] }), "desc"),
    num_trigger_ids: defaulted(count({ describe: "How many triggers to name.", min: 0, max }), 10),
    limit: defaulted(count({ describe: "How many at most on this page.", min: 1, max }), pageDefault),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: {
    workflows: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          team_id: Type.String({ description: "The workspace in which the app was created." }),
          callback_id: Type.String(),
          title: Type.String(),
          description: Type.String(),
          app_id: Type.String(),
          source: Type.Literal("code"),
          is_published: Type.Boolean(),
          collaborators: Type.Array(Type.String()),
          trigger_ids: Type.Array(Type.String()),
          steps: Type.Array(Type.Object({ id: Type.String(), function_id: Type.String() })),
        },
        { title: "AdministeredWorkflow" },
      ),
    ),
    total_found: Type.Integer(),
    response_metadata: pageSchema,
  },
  errors: {
    not_allowed: "The caller runs no workspace.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "Published workflows", params: { query: "leave" } }],
  notes:
    "The collaborators of a workflow are those of its app, without the people whom administrators have removed from the workflow, and with the people whom they have added to it.",
  async handler(ctx, params) {
    const { publish_status: status, source = "code" } = params;
    const found = await searchWorkflows(ctx, {
      query: params.query,
      appId: params.app_id,
      collaboratorIds: params.collaborator_ids,
      isOrphaned: params.no_collaborators,
      isFromCode: source === "code",
      isPublished: status === "all" ? undefined : status === "published",
      direction: params.sort_dir,
      cursor: params.cursor,
      limit: params.limit,
    });
    if (!found.ok) return found;
    const workflows = found.workflows.map(
      ({ id, app, workflow, description, isPublished, collaborators, triggerIds }) => ({
        id,
        team_id: app.team_id,
        callback_id: workflow.callbackId,
        title: workflow.title,
        description,
        app_id: app.id,
        source: "code" as const,
        is_published: isPublished,
        collaborators: [...collaborators],
        trigger_ids: triggerIds.slice(0, params.num_trigger_ids),
        steps: workflow.steps.map((step) => ({ id: step.id, function_id: step.function })),
      }),
    );
    return succeed({ workflows, total_found: found.total, response_metadata: { next_cursor: found.next } });
  },
});
