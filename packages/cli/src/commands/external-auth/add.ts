import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { chooseProvider, providerFlag } from "../../externalAuth/providerFlag.ts";
import { openBrowser } from "../../openBrowser.ts";

export const externalAuthAdd = defineCommand({
  name: "external-auth add",
  summary: "Connects an account at a provider to an app, in the browser.",
  flags: { ...providerFlag, ...appFlags },
  examples: ["platform external-auth add --provider google"],
  notes: "Store the client secret first with `platform external-auth add-secret`. The link is good for ten minutes.",
  async run({ provider, ...flags }, io) {
    const { appId, connection } = await chooseApp(io, flags);
    const { provider_key } = await chooseProvider(io, connection, appId, provider);
    const { authorization_url } = await connection.ask("apps.auth.external.start", { app_id: appId, provider_key });
    const isOpen = io.isInteractive && (await openBrowser(authorization_url, io.env));
    const words = isOpen ? "Continue in the browser, or open this address" : "Open this address in a browser";
    io.print(`${words}:\n  ${authorization_url}\n`, { app_id: appId, provider_key, authorization_url });
  },
});
