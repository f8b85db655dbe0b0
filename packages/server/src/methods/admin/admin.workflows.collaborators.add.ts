import { addWorkflowCollaborators } from "../../domain/workflowAdministration/addWorkflowCollaborators.ts";
import { defineMethod } from "../define.ts";
import { answerCollaborators, workflowCollaboratorParams } from "../workflowCollaboratorParams.ts";

export const adminWorkflowsCollaboratorsAdd = defineMethod({
  name: "admin.workflows.collaborators.add",
  summary: "Adds people to workflows, in the workspaces that the caller runs.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.workflows:write"],
  rate: 2,
  params: workflowCollaboratorParams,
  result: {},
  errors: {
    not_allowed: "The caller runs no workspace.",
    error_adding_collaborators:
      "One of `workflow_ids` is no workflow of a workspace that the caller runs, or one of `collaborator_ids` is no active person of such a workspace. `errors` has the pairs; all others are done.",
  },
  examples: [
    {
      title: "One person for one workflow",
      params: { workflow_ids: ["Wf0123456789"], collaborator_ids: ["U0123456789"] },
    },
  ],
  notes:
    "A collaborator manages the triggers of the workflow, runs those that are for collaborators, sees and cancels its runs, and is notified when one fails. Adding counts in the workspaces in which the person is active. The manifest and the secrets of the app stay with the app's own collaborators: see `developer.apps.owners.add`.",
  async handler(ctx, { workflow_ids: workflowIds, collaborator_ids: userIds }) {
    const changed = await ctx.write(addWorkflowCollaborators, { workflowIds, userIds });
    return changed.ok ? answerCollaborators("error_adding_collaborators", changed.faults) : changed;
  },
});
