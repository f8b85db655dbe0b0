import { accountFlags } from "../../accounts/accountFlags.ts";
import { connect } from "../../accounts/connect.ts";
import { defineCommand, type CommandIo } from "../../command.ts";
import { CliError } from "../../errors.ts";
import { readProjectApps } from "../../project/apps.ts";
import { findProject } from "../../project/findProject.ts";
import { table } from "../../table.ts";

interface Own {
  readonly environment: string;
  readonly app_id: string;
}

export const appList = defineCommand({
  name: "app list",
  summary: "Lists the apps of the project, or all apps that you work on.",
  flags: {
    all: { kind: "switch", describe: "All apps that you work on.", fallback: false, isCommandLineOnly: true },
    ...accountFlags,
  },
  examples: ["platform app list", "platform app list --all --json"],
  async run({ all, ...flags }, io) {
    const { account, ask } = await connect(io, flags);
    const own = projectApps(io, account);
    const { apps } = await ask("developer.apps.list", {});
    const isAll = all || own === undefined;
    const shown = isAll ? apps : apps.filter(({ id }) => own.some((one) => one.app_id === id));
    const listed = shown.map((app) => {
      const environment = own?.find((one) => one.app_id === app.id)?.environment;
      return { ...app, ...(environment === undefined ? {} : { environment }) };
    });
    const rows = listed.map(({ id, name, installations, environment = "" }) => {
      return [id, name, installations === 0 ? "not installed" : "installed", environment];
    });
    const none = isAll ? "You do not work on any apps.\n" : "This project has no apps.\n\nplatform run\n";
    io.print(rows.length === 0 ? none : table(rows), { apps: listed });
  },
});

/** Those in this workspace; nothing where there is no project. */
function projectApps(io: CommandIo, place: { api_url: string; team_id: string }): Own[] | undefined {
  try {
    const project = findProject(io.cwd, io.env["HOME"] || undefined);
    return (["local", "deployed"] as const).flatMap((environment) =>
      readProjectApps(project, environment)
        .filter(({ api_url, team_id }) => api_url === place.api_url && team_id === place.team_id)
        .map(({ app_id }) => ({ environment, app_id })),
    );
  } catch (error) {
    if (error instanceof CliError && error.code === "project_not_found") return undefined;
    throw error;
  }
}
