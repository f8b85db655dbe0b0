import { faultOfManagedRuntime, type HookFault } from "@platform/protocol/hooks/index.ts";
import { accountFlags } from "../accounts/accountFlags.ts";
import { isManagedApp } from "../apps/isManagedApp.ts";
import { defineCommand } from "../command.ts";
import type { Deployed } from "../deploy/deployManaged.ts";
import { CliError } from "../errors.ts";
import { openProjectOnServer } from "../hooks/openProject.ts";
import { readManifest } from "../hooks/readManifest.ts";
import { table } from "../table.ts";
import { yesFlag } from "../yesFlag.ts";

export const deploy = defineCommand({
  name: "deploy",
  summary: "Deploys the project to the platform, or with the project's own script.",
  flags: {
    "no-triggers": {
      kind: "switch",
      describe: "Do not change the triggers on the server.",
      fallback: false,
      isCommandLineOnly: true,
    },
    app: {
      kind: "text",
      describe: "An existing app to deploy to instead of the project's own.",
      value: "APP_ID",
      isCommandLineOnly: true,
    },
    ...yesFlag,
    ...accountFlags,
  },
  examples: ["platform deploy", "platform deploy --yes --json"],
  notes: `A project with a \`deploy\` hook is installed, and the hook does the rest: it controls the terminal and gets the tokens in
\`PLATFORM_APP_TOKEN\` and \`PLATFORM_BOT_TOKEN\` (and the same names with \`SLACK_\`).

Any other project is built by its \`build\` hook and uploaded. The planned changes are shown first: \`+\` is created, \`~\`
changed, \`=\` kept, \`-\` deleted. The files in \`trigger-paths\` (\`triggers/*\` by default) become triggers;
\`.platform/triggers.json\` records them, and belongs in version control. If a file is deleted, its trigger is deleted, too, which
is asked first; triggers that were made by hand are left alone. When the code is not taken, the app gets its manifest back.

\`platform deploy list\` shows the versions, \`platform deploy rollback\` restores one.`,
  async run({ "no-triggers": keepsTriggers, app: appId, yes, ...flags }, io) {
    const { hooks, connection } = await openProjectOnServer(io, flags);
    if (hooks.has("deploy")) {
      const { deployByHook } = await import("../deploy/deployByHook.ts");
      const { installed, command } = await deployByHook(hooks, connection, io, appId);
      return io.print(`Deployed.\n`, { app_id: installed.app.app_id, command });
    }
    const { team_domain: workspace } = connection.account;
    const manifest = await readManifest(hooks, io, { environment: "deployed", workspace });
    if (!isManagedApp(manifest)) throw noScript();
    const fault = faultOfManagedRuntime(hooks.settings);
    if (fault) throw wrongRuntime(fault);
    const { deployManaged } = await import("../deploy/deployManaged.ts");
    const wanted = { hooks, connection, manifest, appId, wantsTriggers: !keepsTriggers, isAgreed: yes };
    const deployed = await deployManaged(wanted, io);
    io.print(deployedText(deployed), deployedData(deployed));
  },
});

function noScript(): CliError {
  return new CliError(
    "sdk_hook_not_found",
    "The project has no deploy hook, and its app is not hosted by the platform.",
    {
      remedy:
        "Add the hook `deploy` to `.platform/hooks.json`, or set `settings.function_runtime` to `slack` in the manifest of an app that the platform should run.",
      details: { hook: "deploy" },
    },
  );
}

function wrongRuntime({ field, message }: HookFault): CliError {
  return new CliError("hooks_json_invalid", `The app cannot be deployed to the platform: ${field} ${message}.`, {
    remedy:
      "The platform runs Deno apps. Set `runtime` to `deno` in `.platform/hooks.json` or in the answer of `get-hooks`, or add a `deploy` hook that deploys the app to your own server.",
    details: { faults: [{ field, message }] },
  });
}

function deployedText({ installed, version, size, functions, triggers }: Deployed): string {
  const links = triggers.flatMap(({ trigger }) => {
    const way = trigger?.shortcut_url ?? trigger?.webhook_url;
    return trigger === undefined || way === undefined ? [] : [[trigger.name, way]];
  });
  const kilobytes = Math.max(1, Math.round(size / 1024));
  const count = functions.length === 1 ? "1 function" : `${functions.length} functions`;
  const rows = links.length === 0 ? "" : `\n${table(links, "  ")}`;
  return `Deployed version ${version} of ${installed.app.app_id}: ${count}, ${kilobytes} KiB.\n${rows}\nplatform activity --app deployed --follow\n`;
}

function deployedData({ installed, version, size, functions, triggers }: Deployed): object {
  return {
    app_id: installed.app.app_id,
    version,
    bundle_size: size,
    functions,
    triggers: triggers.map(({ action, file, triggerId, trigger }) => ({
      action,
      file,
      trigger_id: triggerId,
      ...(trigger?.shortcut_url === undefined ? {} : { shortcut_url: trigger.shortcut_url }),
      ...(trigger?.webhook_url === undefined ? {} : { webhook_url: trigger.webhook_url }),
    })),
  };
}
