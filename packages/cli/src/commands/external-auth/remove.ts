import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { chooseProvider, providerFlag } from "../../externalAuth/providerFlag.ts";
import { confirm } from "../../prompts.ts";
import { yesFlag } from "../../yesFlag.ts";

export const externalAuthRemove = defineCommand({
  name: "external-auth remove",
  summary: "Deletes the stored tokens of accounts at a provider, or of all providers.",
  flags: {
    ...providerFlag,
    all: { kind: "switch", describe: "The accounts of all providers.", isCommandLineOnly: true },
    ...appFlags,
    ...yesFlag,
  },
  examples: ["platform external-auth remove --provider google --yes"],
  notes: "The tokens are not revoked at the provider.",
  async run({ provider, all, yes, ...flags }, io) {
    const { appId, connection } = await chooseApp(io, flags);
    const key = all ? undefined : (await chooseProvider(io, connection, appId, provider)).provider_key;
    const what = key === undefined ? "all accounts" : `all accounts of ${key}`;
    if (!yes) await confirm(io, { question: `Delete ${what}?`, flag: "--yes" });
    await connection.ask("apps.auth.external.delete", {
      app_id: appId,
      ...(key !== undefined && { provider_key: key }),
    });
    io.print(`Deleted ${what}.\n`, { app_id: appId, ...(key !== undefined && { provider_key: key }) });
  },
});
