import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { chooseProvider, providerFlag } from "../../externalAuth/providerFlag.ts";
import { askText } from "../../prompts.ts";

export const externalAuthAddSecret = defineCommand({
  name: "external-auth add-secret",
  summary: "Stores the client secret that a provider gave to an app.",
  flags: {
    ...providerFlag,
    secret: {
      kind: "text",
      describe: "The client secret; asked for if it is not given.",
      value: "SECRET",
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: ["platform external-auth add-secret --provider google --secret s3cret"],
  async run({ provider, secret, ...flags }, io) {
    const { appId, connection } = await chooseApp(io, flags);
    const { provider_key } = await chooseProvider(io, connection, appId, provider);
    const client_secret = secret ?? (await askText(io, { question: "Client secret", flag: "--secret" }));
    await connection.ask("apps.auth.external.clientSecret.add", { app_id: appId, provider_key, client_secret });
    io.print(`Stored the client secret for ${provider_key}.\n`, { app_id: appId, provider_key });
  },
});
