import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { defineCommand } from "../../command.ts";
import { CliError } from "../../errors.ts";
import { readProjectApps, removeProjectApp } from "../../project/apps.ts";
import { findProject } from "../../project/findProject.ts";
import { confirm } from "../../prompts.ts";
import { yesFlag } from "../../yesFlag.ts";

const environments = ["deployed", "local"] as const;

export const appUnlink = defineCommand({
  name: "app unlink",
  summary: "Removes the link between the project and an app; the app itself stays.",
  flags: { ...appFlags, ...yesFlag },
  examples: ["platform app unlink --app local", "platform app unlink --app A0123456789 --yes"],
  notes:
    "An app that is given by its id is unlinked without a call to the server, so that a project can forget an app whose server is gone. `platform app link` links it again.",
  async run({ yes, app, ...flags }, io) {
    const project = findProject(io.cwd, io.env["HOME"] || undefined);
    const isId = app !== undefined && app !== "local" && app !== "deployed";
    const appId = isId ? app : (await chooseApp(io, { app, ...flags })).appId;
    const links = environments.flatMap((environment) =>
      readProjectApps(project, environment)
        .filter((own) => own.app_id === appId && (app === undefined || isId || environment === app))
        .map((own) => ({ environment, own })),
    );
    if (links.length === 0) throw new CliError("app_not_found", `The project is not linked to ${appId}.`);
    if (!yes) await confirm(io, { question: `Unlink ${appId} from this project?`, flag: "--yes" });
    for (const { environment, own } of links) removeProjectApp(project, environment, own);
    io.print(`Unlinked ${appId}. The app itself stays.\n\nplatform app link ${appId}\n`, { app_id: appId });
  },
});
