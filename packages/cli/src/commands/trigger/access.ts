import { idsIn, saidAnyway, who } from "../../access/whoFlags.ts";
import { accountFlags } from "../../accounts/accountFlags.ts";
import { type Connection, connect } from "../../accounts/connect.ts";
import { defineCommand, UsageError } from "../../command.ts";
import { table } from "../../table.ts";
import { triggerFlag } from "../../triggers/triggerFlag.ts";

export const triggerAccess = defineCommand({
  name: "trigger access",
  summary: "Says who may run a trigger, or changes it.",
  flags: {
    "trigger-id": triggerFlag,
    everyone: who.turn("Everybody in the workspace may run it."),
    "app-collaborators": who.turn("Only those who work on the app may."),
    users: who.ids("People, by id; with commas, or given several times."),
    channels: who.ids("Everybody in these channels."),
    workspaces: who.ids("Everybody in these workspaces."),
    organizations: who.ids("Everybody in these orgs."),
    revoke: who.turn("Those who are named may no longer."),
    ...saidAnyway,
    ...accountFlags,
  },
  examples: [
    "platform trigger access Ft0123456789",
    "platform trigger access Ft0123456789 --everyone",
    "platform trigger access Ft0123456789 --users U0123456789 --channels C0123456789",
    "platform trigger access Ft0123456789 --users U0123456789 --revoke",
  ],
  notes: "Without anything to change it tells who may. Naming the first takes the permission from all others.",
  async run({ "trigger-id": id, everyone, "app-collaborators": collaborators, revoke, grant, info, ...flags }, io) {
    const named = idsIn({
      user_ids: flags.users,
      channel_ids: flags.channels,
      team_ids: flags.workspaces,
      org_ids: flags.organizations,
    });
    const isNamed = Object.keys(named).length > 0;
    if ([everyone, collaborators, isNamed, info].filter(Boolean).length > 1) {
      throw new UsageError("--everyone, --app-collaborators, --info and naming somebody exclude each other.");
    }
    if (grant && (revoke || !isNamed)) throw new UsageError("--grant needs somebody: --users, for instance.");
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
    const { ok: _, ...rest } = rule;
    io.tell(table(Object.entries(rest).map(([name, value]) => [name, [value].flat().join(", ")])), {
      trigger_id: id,
      ...rest,
    });
  },
});

type Entities = Partial<Record<"user_ids" | "channel_ids" | "team_ids" | "org_ids", string[]>>;

/** Whoever is the first to be named turns the rule into one of names; later ones come to those that are there. */
async function change({ ask }: Connection, trigger_id: string, named: Entities, isRevoked: boolean) {
  if (isRevoked) return ask("workflows.triggers.permissions.remove", { trigger_id, ...named });
  const { permission_type: before } = await ask("workflows.triggers.permissions.list", { trigger_id });
  return before === "named_entities"
    ? ask("workflows.triggers.permissions.add", { trigger_id, ...named })
    : ask("workflows.triggers.permissions.set", { trigger_id, permission_type: "named_entities", ...named });
}
