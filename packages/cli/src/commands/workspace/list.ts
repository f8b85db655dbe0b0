import { defineCommand } from "../../command.ts";
import { databaseUrlFlag, dataFlag } from "../../storeFlags.ts";
import { table } from "../../table.ts";
import { maintenancePlace } from "../../users/openUsers.ts";

export const workspaceList = defineCommand({
  name: "workspace list",
  summary: "Lists the workspaces of a server, from its store.",
  flags: { data: dataFlag, "database-url": databaseUrlFlag },
  examples: ["platform workspace list --data /var/lib/platform", "platform workspace list --json"],
  async run(flags, io) {
    const { openWorkspaceMaintenance } = await import("@platform/server/workspaceMaintenance.ts");
    await using maintenance = await openWorkspaceMaintenance(maintenancePlace(io, flags));
    const workspaces = await maintenance.list();
    const rows = workspaces.map(({ id, name, domain, org = "" }) => [domain, name, id, org]);
    io.print(rows.length === 0 ? "No workspace yet.\n" : table([["DOMAIN", "NAME", "ID", "ORG"], ...rows]), {
      workspaces,
    });
  },
});
