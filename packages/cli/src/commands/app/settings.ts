import { baseUrlOf } from "../../accounts/account.ts";
import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";

export const appSettings = defineCommand({
  name: "app settings",
  summary: "Opens the settings of an app in the browser.",
  flags: {
    ...appFlags,
    "no-browser": {
      kind: "switch",
      describe: "Only print the URL.",
      fallback: false,
      isCommandLineOnly: true,
    },
  },
  examples: ["platform app settings", "platform app settings --app local --no-browser"],
  notes: "The page shows the manifest, the credentials, the collaborators and the deliveries of the app.",
  async run({ "no-browser": isPrinted, ...flags }, io) {
    const { appId, connection } = await chooseApp(io, flags);
    await connection.ask("developer.apps.info", { app_id: appId });
    const url = `${baseUrlOf(connection.account.api_url)}/apps/${appId}`;
    const isOpened = !isPrinted && io.isTerminal && (await io.openBrowser?.(url)) === true;
    io.print(isOpened ? `Opened ${url} in your browser.\n` : `${url}\n`, { app_id: appId, url });
  },
});
