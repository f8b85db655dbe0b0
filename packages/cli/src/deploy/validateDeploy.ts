import type { ManifestAnswer } from "@platform/protocol/hooks/index.ts";
import { suggestName } from "@platform/protocol/suggestName.ts";
import type { Answer, Connection } from "../accounts/connect.ts";
import { refused } from "../accounts/refused.ts";
import { invalidManifest, type ManifestFault } from "../apps/invalidManifest.ts";
import { CliError } from "../errors.ts";
import type { TriggerStep } from "../triggers/planTriggers.ts";
import type { Bundle } from "./buildBundle.ts";

/** Has the server check the manifest, before anything is built or made. */
export async function validateManifest(
  connection: Connection,
  manifest: ManifestAnswer,
  appId: string | undefined,
): Promise<void> {
  const check = (id: string | undefined): Promise<Answer> =>
    connection.send("apps.manifest.validate", { manifest, ...(id === undefined ? {} : { app_id: id }) });
  let answer = await check(appId);
  // A linked app that is gone is created again.
  const isGone = answer["error"] === "invalid_app" || answer["error"] === "invalid_app_id";
  if (isGone) answer = await check(undefined);
  const faults = (answer["errors"] ?? []) as readonly ManifestFault[];
  if (faults.length > 0) throw invalidManifest(faults);
  if (!answer.ok) throw await refused("apps.manifest.validate", answer);
}

/** What the server would refuse after the app was created: code without a declaration, triggers without a workflow. */
export function validateParts(manifest: ManifestAnswer, bundle: Bundle, triggers: readonly TriggerStep[]): void {
  const missing = namesIn(manifest["functions"]).filter((id) => !bundle.functions.includes(id));
  if (missing.length > 0) {
    const message = `The bundle has no code for the functions ${missing.join(", ")}, which the manifest declares.`;
    throw new CliError("invalid_bundle", message, { details: { functions: missing } });
  }
  const workflows = namesIn(manifest["workflows"]);
  const faults = triggers.flatMap((step) => (step.action === "delete" ? [] : workflowFaults(step, workflows)));
  if (faults.length === 0) return;
  throw new CliError("trigger_invalid", ["A trigger cannot be created.", ...faults].join("\n  "), {
    details: { faults },
  });
}

function workflowFaults(step: Exclude<TriggerStep, { action: "delete" }>, known: readonly string[]): string[] {
  const { workflow } = step.definition as { readonly workflow?: unknown };
  const [, id] = /^#\/workflows\/(.+)$/.exec(String(workflow)) ?? [];
  if (id === undefined) return [`${step.file}: workflow must be #/workflows/<callback_id>, not ${String(workflow)}`];
  if (known.includes(id)) return [];
  const suggested = suggestName(id, known);
  const hint = suggested === undefined ? "" : `; did you mean ${suggested}?`;
  return [`${step.file}: the manifest has no workflow ${id}${hint}`];
}

/** The functions with the type `API` run elsewhere, and have no code here. */
function namesIn(section: unknown): string[] {
  if (typeof section !== "object" || section === null) return [];
  return Object.entries(section as Readonly<Record<string, { readonly type?: string }>>)
    .filter(([, { type }]) => type !== "API")
    .map(([id]) => id);
}
