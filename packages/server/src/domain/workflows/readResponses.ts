import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { type Fields, isFields } from "@platform/protocol/workflows/parameter.ts";
import { selectFormResponses, selectRunDefinitions } from "../../storage/queries/runs.ts";
import { selectUser } from "../../storage/queries/users.ts";
import { accessWorkflow, type NamedWorkflow } from "../access/accessWorkflow.ts";
import type { ReadContext } from "../context.ts";
import { isForm } from "./listSteps.ts";
import type { Workflow } from "./readWorkflow.ts";
import { writeCsv } from "./writeCsv.ts";

export type ResponsesCode =
  | "unknown_app_id"
  | "unknown_workflow_id"
  | "unknown_step_id"
  | "workflows_export_csv_not_enabled";

export interface Responses {
  readonly title: string;
  readonly csv: string;
  readonly count: number;
}

/** What people answered in a form of a workflow, in the runs that are stored, as CSV: a line per response. */
export async function readResponses(
  ctx: ReadContext,
  { stepId, ...named }: NamedWorkflow & { readonly stepId: string },
): Promise<Outcome<Responses, ResponsesCode>> {
  const seen = await accessWorkflow(ctx, named);
  if (!seen.ok) return seen;
  const { app, workflow } = seen;
  const runs = { appId: app.id, teamId: ctx.caller.teamId, workflow: workflow.callbackId };
  const former = await selectRunDefinitions(ctx.db, runs, limits.step_versions_max);
  const versions = [workflow, ...former.map(({ definition }) => JSON.parse(definition) as Workflow)];
  const steps = versions.flatMap((version) => version.steps).filter(({ id }) => id === stepId);
  if (steps.length === 0) return refuse("unknown_step_id");
  if (!steps.some(isForm)) return refuse("workflows_export_csv_not_enabled");
  const rows = await selectFormResponses(ctx.db, runs, limits.exported_responses_max);
  const responses = rows.filter(({ definition, position }) => stepAt(definition, position) === stepId);
  const titles = new Map<string, string>();
  const lines: (readonly [string, string, string, Fields])[] = [];
  const names = nameReader(ctx);
  for (const { inputs, outputs, ended_ms: endedMs } of responses) {
    for (const [name, title] of fieldsIn(JSON.parse(inputs) as Fields)) if (!titles.has(name)) titles.set(name, title);
    const answered = JSON.parse(outputs ?? "{}") as Fields;
    const { submit_user: submitter } = answered;
    const userId = typeof submitter === "string" ? submitter : "";
    const answers = isFields(answered["fields"]) ? answered["fields"] : {};
    lines.push([new Date(endedMs ?? 0).toISOString(), userId, await names(userId), answers]);
  }
  const head = ["Submitted at", "User ID", "Submitted by", ...titles.values()];
  const body = lines.map(([at, id, name, answers]) => [at, id, name, ...[...titles.keys()].map((key) => answers[key])]);
  return succeed({ title: workflow.title, csv: writeCsv([head, ...body]), count: lines.length });
}

function stepAt(definition: string, position: number): string | undefined {
  return (JSON.parse(definition) as Workflow).steps[position]?.id;
}

/** The fields of a form, by name, with their titles. */
function fieldsIn({ fields }: Fields): [string, string][] {
  const elements = isFields(fields) && Array.isArray(fields["elements"]) ? (fields["elements"] as unknown[]) : [];
  return elements.filter(isFields).map(({ name, title }) => [String(name), String(title ?? name)]);
}

/** Names of people, each read once. */
function nameReader({ db, caller }: ReadContext): (userId: string) => Promise<string> {
  const known = new Map<string, string>();
  return async (userId) => {
    const name = known.get(userId) ?? (await selectUser(db, caller.teamId, userId))?.real_name ?? "";
    known.set(userId, name);
    return name;
  };
}
