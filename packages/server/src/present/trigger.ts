import { dataTypes } from "@platform/protocol/triggers/triggerData.ts";
import { triggerTypes } from "@platform/protocol/triggers/triggerTypes.ts";
import { type Parameter, parametersIn } from "@platform/protocol/workflows/parameter.ts";
import { type Static, Type } from "typebox";
import type { SeenTrigger } from "../domain/triggers/describeTrigger.ts";

const open = Type.Record(Type.String(), Type.Unknown());
const parameter = Type.Object({
  name: Type.String(),
  type: Type.String(),
  title: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  is_required: Type.Boolean(),
});

export const triggerSchema = Type.Object(
  {
    id: Type.String(),
    type: Type.Enum([...triggerTypes]),
    name: Type.String(),
    description: Type.String(),
    inputs: open,
    outputs: open,
    available_data: Type.Record(Type.String(), Type.Object({ name: Type.String(), type: Type.String() }), {
      description: "What `{{data.x}}` can lead to.",
    }),
    workflow: Type.Object({
      id: Type.String(),
      workflow_id: Type.String(),
      callback_id: Type.String(),
      title: Type.String(),
      description: Type.String(),
      type: Type.Literal("workflow"),
      app_id: Type.String(),
      app: Type.Object({ id: Type.String(), name: Type.String(), icons: open }),
      input_parameters: Type.Array(parameter),
      output_parameters: Type.Array(parameter),
    }),
    shortcut: Type.Optional(open),
    event: Type.Optional(open),
    event_type: Type.Optional(Type.String()),
    schedule: Type.Optional(open),
    webhook: Type.Optional(open),
    filter: Type.Optional(Type.Unknown()),
    shortcut_url: Type.Optional(Type.String()),
    webhook_url: Type.Optional(Type.String()),
    next_run: Type.Optional(Type.Integer({ description: "When a schedule comes next." })),
    owning_team_id: Type.String(),
    date_created: Type.Integer(),
    date_updated: Type.Integer(),
  },
  { title: "Trigger" },
);

type WireTrigger = Static<typeof triggerSchema>;

export function presentTrigger(seen: SeenTrigger, baseUrl: string): WireTrigger {
  const { row, path } = seen;
  const config = JSON.parse(row.config) as Pick<WireTrigger, "shortcut" | "event" | "schedule" | "webhook">;
  const { filter } = config.event ?? config.webhook ?? {};
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    description: row.description,
    inputs: JSON.parse(row.inputs) as Record<string, unknown>,
    outputs: {},
    available_data: Object.fromEntries(
      seen.dataNames.map((name) => [name, { name, type: dataTypes[name] ?? "string" }]),
    ),
    workflow: presentWorkflow(seen),
    ...config,
    ...(config.event && { event_type: String(config.event["event_type"]) }),
    ...(filter !== undefined && { filter }),
    ...(path !== undefined && { [row.type === "shortcut" ? "shortcut_url" : "webhook_url"]: baseUrl + path }),
    ...(row.due_ms !== null && { next_run: Math.floor(row.due_ms / 1000) }),
    owning_team_id: row.team_id,
    date_created: Math.floor(row.created_ms / 1000),
    date_updated: Math.floor(row.updated_ms / 1000),
  };
}

function presentWorkflow({ row, app, workflow, workflowId: id }: SeenTrigger): WireTrigger["workflow"] {
  return {
    id,
    workflow_id: id,
    callback_id: row.workflow,
    title: workflow?.title ?? row.workflow,
    description: "",
    type: "workflow",
    app_id: row.app_id,
    app: { id: row.app_id, name: app?.name ?? "", icons: {} },
    input_parameters: parametersIn(workflow?.inputParameters).map(presentParameter),
    output_parameters: parametersIn(workflow?.outputParameters).map(presentParameter),
  };
}

function presentParameter({ name, type, title, description, isRequired }: Parameter): Static<typeof parameter> {
  return {
    name,
    type,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    is_required: isRequired,
  };
}
