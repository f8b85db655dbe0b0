import { accountFlags } from "../accounts/accountFlags.ts";
import { defineCommand } from "../command.ts";
import { openProjectOnServer } from "../hooks/openProject.ts";

export const runCommand = defineCommand({
  name: "run",
  summary: "Runs the project's app on this machine and restarts it when files change.",
  flags: {
    path: {
      kind: "text",
      describe: "The file to start instead of the project's default.",
      value: "FILE",
      isPositional: true,
      isCommandLineOnly: true,
    },
    app: {
      kind: "text",
      describe: "An existing app to run instead of the project's own.",
      value: "APP_ID",
      isCommandLineOnly: true,
    },
    "activity-level": {
      kind: "text",
      describe: "The minimum level of activity to show: trace, debug, info, warn, error or fatal.",
      value: "LEVEL",
      fallback: "info",
    },
    "no-activity": { kind: "switch", describe: "Do not show activity.", fallback: false },
    cleanup: {
      kind: "switch",
      describe: "Delete the app on the server on exit.",
      fallback: false,
      isCommandLineOnly: true,
    },
    ...accountFlags,
  },
  examples: ["platform run", "platform run src/other.js", "platform run --no-activity --json"],
  notes: `It installs a copy of the app, with \`(local)\` in its name, and stores it in \`apps.dev.json\`. An SDK that manages
the connection (\`config.sdk-managed-connection-enabled\`) is started once; its \`start\` hook gets the tokens in
\`PLATFORM_APP_TOKEN\`, \`PLATFORM_BOT_TOKEN\`, \`PLATFORM_CLI_XAPP\`, \`PLATFORM_CLI_XOXB\` and the same names with
\`SLACK_\`, and the API's URL in \`PLATFORM_API_URL\`. For any other SDK the command holds the socket and starts one process for
each event.

Without a \`get-manifest\` hook it runs the app given by \`--app\`, or the project's stored app, with the manifest that the
server has.

Ctrl-C ends the app, everything that it started, and the command.`,
  async run({ path, app, "activity-level": level, "no-activity": isQuiet, cleanup, ...flags }, io) {
    const { hooks, connection } = await openProjectOnServer(io, flags);
    const { localRun } = await import("../localRun/localRun.ts");
    const activityLevel = isQuiet ? undefined : level;
    await localRun({ hooks, connection, appId: app, appPath: path, activityLevel, isCleanedUp: cleanup }, io);
  },
});
