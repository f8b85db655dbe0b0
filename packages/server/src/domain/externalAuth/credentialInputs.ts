import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { baseTypeName, customTypesIn, noTypes } from "@platform/protocol/workflows/customTypes.ts";
import { type Fields, isFields, type Parameter } from "@platform/protocol/workflows/parameter.ts";
import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectExternalAuthChoices, selectExternalTokens } from "../../storage/queries/externalAuth.ts";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import type { ReadContext } from "../context.ts";
import { functionOf, type StepFunction } from "../runs/lookup.ts";
import { readWorkflow } from "../workflows/readWorkflow.ts";

interface CredentialInput {
  readonly name: string;
  readonly providerKey: string;
}

/** The inputs of a function that take an account of a provider. */
function credentialInputs({ inputs, types }: Pick<StepFunction, "inputs" | "types">): CredentialInput[] {
  return inputs.flatMap(({ name, schema }: Parameter) => {
    const key = schema["oauth2_provider_key"];
    const isCredential = baseTypeName(schema, types ?? noTypes) === "credential/oauth2";
    return isCredential && typeof key === "string" ? [{ name, providerKey: key }] : [];
  });
}

function sourceOf(given: unknown): string {
  return isFields(given) && typeof given["credential_source"] === "string" ? given["credential_source"] : "";
}

/** By the callback id of each workflow: the providers whose account a collaborator has to choose for it. */
export function developerProviders(manifest: Manifest): Record<string, readonly string[]> {
  const found = Object.keys(manifest.workflows ?? {}).flatMap((callbackId) => {
    const workflow = readWorkflow(manifest, callbackId);
    const keys = (workflow?.steps ?? []).flatMap((step) => {
      const called = workflow && functionOf({ ...workflow, types: customTypesIn(manifest.types) }, step);
      const wanted = called && called.appId === undefined ? credentialInputs(called) : [];
      return wanted.filter(({ name }) => sourceOf(step.inputs[name]) === "DEVELOPER").map((one) => one.providerKey);
    });
    return keys.length === 0 ? [] : [[callbackId, [...new Set(keys)]] as const];
  });
  return Object.fromEntries(found);
}

/**
 * Puts the id of a token in place of each `{credential_source}` of a step: of the account that a collaborator chose for
 * the workflow, or of the account of the person who runs it.
 */
export async function fillCredentials(
  ctx: ReadContext & { readonly baseUrl: string },
  run: WorkflowRunRow,
  called: StepFunction,
  values: Fields,
): Promise<Outcome<{ values: Fields }, "step_failed">> {
  const wanted = credentialInputs(called).filter(({ name }) => sourceOf(values[name]) !== "");
  if (wanted.length === 0) return succeed({ values });
  const filled: Record<string, unknown> = { ...values };
  for (const { name, providerKey } of wanted) {
    const isDevelopers = sourceOf(values[name]) === "DEVELOPER";
    const id = isDevelopers ? await chosenToken(ctx, run, providerKey) : await ownToken(ctx, run, providerKey);
    if (id === undefined)
      return refuse("step_failed", isDevelopers ? noChoice(providerKey) : noAccount(ctx.baseUrl, run, providerKey));
    filled[name] = id;
  }
  return succeed({ values: filled });
}

async function chosenToken({ db }: ReadContext, run: WorkflowRunRow, providerKey: string): Promise<string | undefined> {
  const choices = await selectExternalAuthChoices(db, run.app_id);
  return choices.find((one) => one.workflow === run.workflow && one.provider_key === providerKey)?.token_id;
}

async function ownToken({ db }: ReadContext, run: WorkflowRunRow, providerKey: string): Promise<string | undefined> {
  if (run.started_by === null) return undefined;
  const { app_id: appId, team_id: teamId, started_by: userId } = run;
  return (await selectExternalTokens(db, { appId, teamId, providerKey, userId }))[0]?.id;
}

function noChoice(providerKey: string): string {
  return `no account of ${providerKey} was chosen for this workflow: run \`platform external-auth select-auth\``;
}

/** The person who started the run is notified about its failure, and follows the link. */
function noAccount(baseUrl: string, { app_id: appId, started_by }: WorkflowRunRow, providerKey: string): string {
  if (started_by === null) return `nobody started the run whose account of ${providerKey} could be used`;
  const path = `/external/auth/connect/${appId}/${encodeURIComponent(providerKey)}`;
  return `connect your account of ${providerKey} at ${baseUrl}${path} and start it again`;
}
