import type { Connection } from "../accounts/connect.ts";
import { type CommandIo, type Flags, UsageError } from "../command.ts";
import { choose } from "../prompts.ts";

export const providerFlag = {
  provider: {
    kind: "text",
    describe: "The provider, by its key in `external_auth_providers` of the manifest.",
    value: "KEY",
    isCommandLineOnly: true,
  },
} as const satisfies Flags;

/** The providers of an app with their accounts, and its workflows that use a developer's account. */
export async function listAuthorizations(connection: Connection, app_id: string) {
  const answer = await connection.ask("apps.auth.external.list", { app_id, include_workflows: true });
  return { authorizations: answer.authorizations, workflows: answer.workflows ?? [] };
}

/** The provider that the flag names, or that the person chooses. */
export async function chooseProvider(io: CommandIo, connection: Connection, appId: string, named: string | undefined) {
  const { authorizations } = await listAuthorizations(connection, appId);
  if (authorizations.length === 0) {
    throw new UsageError("The app declares no providers: add `external_auth_providers` to its manifest.");
  }
  const known = authorizations.find(({ provider_key }) => provider_key === named);
  if (known) return known;
  return choose(io, {
    question: named === undefined ? "Which provider?" : `There is no provider ${named}. Which one?`,
    flag: "--provider",
    options: authorizations.map((value) => ({
      value,
      label: value.provider_name,
      flagValue: value.provider_key,
    })),
  });
}
