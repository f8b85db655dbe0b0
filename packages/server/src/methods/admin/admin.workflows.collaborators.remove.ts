import { removeWorkflowCollaborators } from "../../domain/workflowAdministration/removeWorkflowCollaborators.ts";
import { defineMethod } from "../define.ts";
import { answerCollaborators, workflowCollaboratorParams } from "../workflowCollaboratorParams.ts";

export const adminWorkflowsCollaboratorsRemove = defineMethod({
  name: "admin.workflows.collaborators.remove",
  summary: "Removes people from workflows, in the workspaces that the caller runs.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.workflows:write"],
  rate: 2,
  params: workflowCollaboratorParams,
  result: {},
  errors: {
    not_allowed: "The caller runs no workspace.",
    error_removing_collaborators:
      "One of `workflow_ids` is no workflow of a workspace that the caller runs, or one of `collaborator_ids` does not work on it. `errors` has the pairs; all others are done.",
  },
  examples: [
    {
      title: "One person from one workflow",
      params: { workflow_ids: ["Wf0123456789"], collaborator_ids: ["U0123456789"] },
    },
  ],
  notes:
    "Collaborators of the app can be removed from one of its workflows, too, also the last one. They no longer manage its triggers or see its runs in these workspaces, but can still change the manifest of the app: see `developer.apps.owners.remove`. Administrators are not affected.",
  async handler(ctx, { workflow_ids: workflowIds, collaborator_ids: userIds }) {
    const changed = await ctx.write(removeWorkflowCollaborators, { workflowIds, userIds });
    return changed.ok ? answerCollaborators("error_removing_collaborators", changed.faults) : changed;
  },
});
