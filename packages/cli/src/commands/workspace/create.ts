import { limits } from "@platform/protocol";
import type { WorkspaceCode } from "@platform/server/workspaceMaintenance.ts";
import { CommandFailure, defineCommand } from "../../command.ts";
import { databaseUrlFlag, dataFlag } from "../../storeFlags.ts";
import { baseUrlFlag, linkBase, maintenancePlace } from "../../users/openUsers.ts";

export const workspaceCreate = defineCommand({
  name: "workspace create",
  summary: "Creates a workspace on a server, and prints a one-time link for its owner.",
  flags: {
    name: {
      kind: "text",
      describe: "The name of the workspace.",
      value: "NAME",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    owner: {
      kind: "text",
      describe: "The email address of its primary owner.",
      value: "EMAIL",
      required: true,
      isCommandLineOnly: true,
    },
    domain: {
      kind: "text",
      describe: "Its short name, of a-z, 0-9 and hyphens; without it, it follows from the name.",
      value: "DOMAIN",
      isCommandLineOnly: true,
    },
    data: dataFlag,
    "database-url": databaseUrlFlag,
    ...baseUrlFlag,
  },
  examples: [
    'platform workspace create "Acme Sales" --owner ada@example.com --data /var/lib/platform',
    'platform workspace create "Acme Sales" --domain sales --owner ada@example.com --json',
  ],
  notes:
    "Works on the store, also while a server runs on it. The link works once, for seven days; `platform user invite EMAIL --role owner` prints another one, and the first person who joins with such a link becomes the primary owner. The workspace belongs to no org: `admin.teams.create` creates workspaces of an org.",
  async run(flags, io) {
    const { openWorkspaceMaintenance } = await import("@platform/server/workspaceMaintenance.ts");
    await using workspaces = await openWorkspaceMaintenance(maintenancePlace(io, flags));
    const base = linkBase(workspaces, flags["base-url"]);
    const { name, domain: wanted, owner } = flags;
    const created = await workspaces.create({ name, domain: wanted, ownerEmail: owner });
    if (!created.ok) throw new CommandFailure(refusals(owner)[created.error]);
    const { teamId, domain } = created;
    const url = base + created.path;
    const days = limits.one_time_invite_life_s / 86_400;
    io.print(
      `Created ${domain} (${teamId}). ${owner} enters with this link, once, within ${days} days:\n\n  ${url}\n`,
      {
        id: teamId,
        name,
        domain,
        owner,
        url,
        expires_in_s: limits.one_time_invite_life_s,
      },
    );
  },
});

const refusals = (owner: string): Readonly<Record<WorkspaceCode, string>> => ({
  name_missing: "The name of the workspace is empty.",
  domain_wrong:
    "The domain must be 1 to 21 of a-z, 0-9 and hyphens, and neither begin nor end with a hyphen. Pass another one with --domain.",
  domain_taken: "Another workspace of the server has this domain, or had it. Pass another one with --domain.",
  email_wrong: `${owner} is not an email address.`,
  email_taken: `${owner} has an account already.`,
});
