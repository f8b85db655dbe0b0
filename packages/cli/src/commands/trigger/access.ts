import { defaultAccessFlags, idsFlag, idsIn, toggleFlag } from "../../access/accessFlags.ts";
import { accountFlags } from "../../accounts/accountFlags.ts";
import { type Connection, connect } from "../../accounts/connect.ts";
import { defineCommand, UsageError } from "../../command.ts";
import { table } from "../../table.ts";
import { triggerFlag } from "../../triggers/triggerFlag.ts";

export const triggerAccess = defineCommand({
  name: "trigger access",
  summary: "Shows or changes who may run a trigger.",
  flags: {
    "trigger-id": triggerFlag,
    everyone: toggleFlag("Grant access to everyone in the workspace."),
    "app-collaborators": toggleFlag("Grant access to the app's collaborators only."),
    users: idsFlag("People by user id; comma-separated or repeated."),
    channels: idsFlag("Everyone in these channels."),
    workspaces: idsFlag("Everyone in these workspaces."),
    organizations: idsFlag("Everyone in these orgs."),
    revoke: toggleFlag("Revoke access from the named people."),
    ...defaultAccessFlags,
    ...accountFlags,
  },
  examples: [
    "platform trigger access Ft0123456789",
    "platform trigger access Ft0123456789 --everyone",
    "platform trigger access Ft0123456789 --users U0123456789 --channels C0123456789",
    "platform trigger access Ft0123456789 --users U0123456789 --revoke",
  ],
  notes:
    "Without changes the command shows who may run it. Naming the first entity removes the permission from all others.",
  async run({ "trigger-id": id, everyone, "app-collaborators": collaborators, revoke, grant, info, ...flags }, io) {
    const named = idsIn({
      user_ids: flags.users,
      channel_ids: flags.channels,
      team_ids: flags.workspaces,
      org_ids: flags.organizations,
    });
    const isNamed = Object.keys(named).length > 0;
    if ([everyone, collaborators, isNamed, info].filter(Boolean).length > 1) {
      throw new UsageError("Use only one of --everyone, --app-collaborators, --info and named entities.");
    }
    if (grant && (revoke || !isNamed)) throw new UsageError("--grant needs at least one entity, for example --users.");
    if (revoke && !isNamed)
      throw new UsageError("--revoke needs at least one entity: --users, --channels, --workspaces or --organizations.");
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
    io.print(table(Object.entries(rest).map(([name, value]) => [name, [value].flat().join(", ")])), {
      trigger_id: id,
      ...rest,
    });
  },
});

type Entities = Partial<Record<"user_ids" | "channel_ids" | "team_ids" | "org_ids", string[]>>;

/** The first named entity turns the rule into one of names; later ones are added. */
async function change({ ask }: Connection, trigger_id: string, named: Entities, isRevoked: boolean) {
  if (isRevoked) return ask("workflows.triggers.permissions.remove", { trigger_id, ...named });
  const { permission_type: before } = await ask("workflows.triggers.permissions.list", { trigger_id });
  return before === "named_entities"
    ? ask("workflows.triggers.permissions.add", { trigger_id, ...named })
    : ask("workflows.triggers.permissions.set", { trigger_id, permission_type: "named_entities", ...named });
}
