import { accountFlags } from "../../accounts/accountFlags.ts";
import { type Connection, connect } from "../../accounts/connect.ts";
import { defineCommand, UsageError } from "../../command.ts";
import { table } from "../../table.ts";
import { triggerFlag } from "../../triggers/triggerFlag.ts";

const ids = (describe: string) => ({ kind: "list", describe, value: "IDS", isCommandLineOnly: true }) as const;
const turn = (describe: string) => ({ kind: "switch", describe, fallback: false, isCommandLineOnly: true }) as const;

export const triggerAccess = defineCommand({
  name: "trigger access",
  summary: "Says who may run a trigger, or changes it.",
  flags: {
    "trigger-id": triggerFlag,
    everyone: turn("Everybody in the workspace may run it."),
    "app-collaborators": turn("Only those who work on the app may."),
    users: ids("People, by id; with commas, or given several times."),
    channels: ids("Everybody in these channels."),
    workspaces: ids("Everybody in these workspaces."),
    organizations: ids("Everybody in these orgs."),
    revoke: turn("Those who are named may no longer."),
    ...accountFlags,
  },
  examples: [
    "platform trigger access Ft123456789",
    "platform trigger access Ft123456789 --everyone",
    "platform trigger access Ft123456789 --users U0123456789 --channels C0123456789",
    "platform trigger access Ft123456789 --users U0123456789 --revoke",
  ],
  notes: "Without anything to change it tells who may. Naming the first takes the permission from all others.",
  async run({ "trigger-id": id, everyone, "app-collaborators": collaborators, revoke, ...flags }, io) {
    const named = entitiesOf(flags);
    const isNamed = Object.keys(named).length > 0;
    if ([everyone, collaborators, isNamed].filter(Boolean).length > 1) {
      throw new UsageError("--everyone, --app-collaborators and naming somebody exclude each other.");
    }
    if (revoke && !isNamed)
      throw new UsageError("--revoke needs somebody: --users, --channels, --workspaces or --organizations.");
    const connection = await connect(io, flags);
    const rule = isNamed
      ? await change(connection, id, named, revoke)
      : everyone || collaborators
        ? await connection.ask("workflows.triggers.permissions.set", {
            trigger_id: id,
            permission_type: everyone ? "everyone" : "app_collaborators",
          })
        : await connection.ask("workflows.triggers.permissions.list", { trigger_id: id });
    const { ok: _, ...who } = rule;
    io.tell(table(Object.entries(who).map(([name, value]) => [name, [value].flat().join(", ")])), {
      trigger_id: id,
      ...who,
    });
  },
});

type Entities = Partial<Record<"user_ids" | "channel_ids" | "team_ids" | "org_ids", string[]>>;

function entitiesOf(flags: Readonly<Record<"users" | "channels" | "workspaces" | "organizations", readonly string[]>>) {
  const lists = {
    user_ids: flags.users,
    channel_ids: flags.channels,
    team_ids: flags.workspaces,
    org_ids: flags.organizations,
  };
  const given = Object.entries(lists)
    .map(([name, texts]) => [name, texts.flatMap((text) => text.split(",")).filter(Boolean)] as const)
    .filter(([, found]) => found.length > 0);
  return Object.fromEntries(given) as Entities;
}

/** Whoever is the first to be named turns the rule into one of names; later ones come to those that are there. */
async function change({ ask }: Connection, trigger_id: string, named: Entities, isRevoked: boolean) {
  if (isRevoked) return ask("workflows.triggers.permissions.remove", { trigger_id, ...named });
  const { permission_type: before } = await ask("workflows.triggers.permissions.list", { trigger_id });
  return before === "named_entities"
    ? ask("workflows.triggers.permissions.add", { trigger_id, ...named })
    : ask("workflows.triggers.permissions.set", { trigger_id, permission_type: "named_entities", ...named });
}
