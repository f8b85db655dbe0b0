import { type CollaboratorFault, limits, type Refusal, refuseCollaborators, succeed } from "@platform/protocol";
import { list } from "./params.ts";

const { governed_workflows_max: max } = limits;

export const workflowCollaboratorParams = {
  workflow_ids: list({ object: "workflow", describe: "The workflows.", max }),
  collaborator_ids: list({ object: "user", describe: "The people.", max }),
};

/** A change that was made for some is reported as an error with the others, as clients expect. */
export function answerCollaborators<const Code extends string>(
  error: Code,
  faults: readonly CollaboratorFault[],
): { ok: true } | Refusal<Code> {
  return faults.length > 0 ? refuseCollaborators(error, faults) : succeed({});
}
