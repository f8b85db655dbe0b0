import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand, UsageError } from "../../command.ts";
import { chooseProvider, listAuthorizations, providerFlag } from "../../externalAuth/providerFlag.ts";
import { choose } from "../../prompts.ts";

const text = (describe: string, value: string) => ({ kind: "text", describe, value, isCommandLineOnly: true }) as const;

export const externalAuthSelectAuth = defineCommand({
  name: "external-auth select-auth",
  summary: "Chooses the connected account with which a workflow acts.",
  flags: {
    ...providerFlag,
    workflow: text("The workflow: its callback id or `#/workflows/<callback id>`.", "WORKFLOW"),
    "external-account": text("The account at the provider.", "ACCOUNT"),
    ...appFlags,
  },
  examples: [
    "platform external-auth select-auth --provider google --workflow send_mail --external-account ana@example.com",
  ],
  async run({ provider, workflow, "external-account": account, ...flags }, io) {
    const { appId, connection } = await chooseApp(io, flags);
    const { provider_key, external_tokens } = await chooseProvider(io, connection, appId, provider);
    const { workflows } = await listAuthorizations(connection, appId);
    if (workflows.length === 0 || external_tokens.length === 0) {
      throw new UsageError(
        "There is nothing to choose: connect an account, and use it in a step with the credential source DEVELOPER.",
      );
    }
    const named = workflow?.replace(/^#\/workflows\//, "");
    const chosenWorkflow =
      workflows.find(({ callback_id }) => callback_id === named) ??
      (await choose(io, {
        question: "Which workflow?",
        flag: "--workflow",
        options: workflows.map((value) => ({ value, label: value.callback_id, flagValue: value.callback_id })),
      }));
    const token =
      external_tokens.find(({ external_user_id }) => external_user_id === account) ??
      (await choose(io, {
        question: "Which account?",
        flag: "--external-account",
        options: external_tokens.map((value) => ({
          value,
          label: value.external_user_id,
          flagValue: value.external_user_id,
        })),
      }));
    const { external_token_id, external_user_id } = token;
    const { workflow_id, callback_id } = chosenWorkflow;
    await connection.ask("apps.auth.external.authMapping.update", {
      app_id: appId,
      provider_key,
      workflow_id,
      external_token_id,
      mapping_owner_type: "DEVELOPER",
    });
    io.print(`${callback_id} acts as ${external_user_id}.\n`, { app_id: appId, workflow_id, external_token_id });
  },
});
