import { isFunctionId } from "@platform/protocol/workflows/functionReference.ts";
import { defaultAccessFlags, idsFlag, idsIn, toggleFlag } from "../../access/accessFlags.ts";
import { type Connection, connect } from "../../accounts/connect.ts";
import { appFlags, type AppFlags, chooseApp } from "../../apps/chooseApp.ts";
import { chooseFunction } from "../../apps/chooseFunction.ts";
import { type CommandIo, defineCommand, UsageError } from "../../command.ts";
import { table } from "../../table.ts";

export const functionAccess = defineCommand({
  name: "function access",
  summary: "Shows or changes whose workflows may use a function of an app.",
  flags: {
    name: {
      kind: "text",
      describe: "The function: its callback id in the manifest, or its function id.",
      value: "FUNCTION",
      isPositional: true,
      isCommandLineOnly: true,
    },
    everyone: toggleFlag("Grant access to workflows of everyone in the workspace."),
    "app-collaborators": toggleFlag("Grant access to workflows of the app's collaborators only."),
    users: idsFlag("People by user id; comma-separated or repeated."),
    workspaces: idsFlag("Everyone in these workspaces; replaces the named people."),
    organizations: idsFlag("Everyone in these orgs; replaces the named people."),
    revoke: toggleFlag("Revoke access from the named people."),
    ...defaultAccessFlags,
    ...appFlags,
  },
  examples: [
    "platform function access greet",
    "platform function access greet --everyone",
    "platform function access Fn0123456789 --users U0123456789,U0987654321",
    "platform function access greet --users U0123456789 --revoke",
  ],
  notes:
    "A step of another app's workflow names the function as `A0123456789#/functions/greet`, or by its id. Without changes the command shows whose workflows may use it; the default is the app's collaborators. Naming the first person removes the permission from all others. After a revocation, runs that reach the step fail.",
  async run({ name, everyone, "app-collaborators": collaborators, revoke, grant, info, ...flags }, io) {
    const named = idsIn({ user_ids: flags.users, team_ids: flags.workspaces, org_ids: flags.organizations });
    const isNamed = Object.keys(named).length > 0;
    if ([everyone, collaborators, isNamed, info].filter(Boolean).length > 1) {
      throw new UsageError("Use only one of --everyone, --app-collaborators, --info and named entities.");
    }
    if (revoke && (named.user_ids === undefined || Object.keys(named).length > 1)) {
      throw new UsageError("--revoke takes --users only.");
    }
    if (grant && (revoke || !isNamed)) throw new UsageError("--grant needs at least one entity, for example --users.");
    const { connection, wanted } = await find(io, name, flags);
    const kind = everyone ? "everyone" : collaborators ? "app_collaborators" : undefined;
    const rule = isNamed
      ? await change(connection, wanted, named, revoke)
      : kind === undefined
        ? await connection.ask("functions.distributions.permissions.list", wanted)
        : await connection.ask("functions.distributions.permissions.set", { ...wanted, permission_type: kind });
    // The second name of the type is there for Slack's command line.
    const { ok: _, users, distribution_type: _type, ...rest } = rule;
    const rows = [
      ...Object.entries(rest).map(([field, value]) => [field, [value].flat().join(", ")]),
      ...(users ?? []).map(({ user_id, username, email = "" }) => ["user", `${user_id}  ${username}  ${email}`.trim()]),
    ];
    io.print(table(rows), { ...wanted, ...rest, users });
  },
});

type Wanted = { function_id: string } | { function_app_id: string; function_callback_id: string };

/** An id says by itself which app it belongs to; a callback id is one of the app's that the flags name. */
async function find(
  io: CommandIo,
  name: string | undefined,
  flags: AppFlags,
): Promise<{ readonly connection: Connection; readonly wanted: Wanted }> {
  if (name !== undefined && isFunctionId(name)) {
    return { connection: await connect(io, flags), wanted: { function_id: name } };
  }
  const { connection, appId } = await chooseApp(io, flags);
  const callbackId = name ?? (await chooseFunction(io, connection, appId));
  return { connection, wanted: { function_app_id: appId, function_callback_id: callbackId } };
}

/** The first named entity turns the rule into one of names; later ones are added. */
async function change(
  { ask }: Connection,
  wanted: Wanted,
  named: { readonly user_ids?: string[]; readonly team_ids?: string[]; readonly org_ids?: string[] },
  isRevoked: boolean,
) {
  const users = { ...wanted, user_ids: named.user_ids ?? [] };
  if (isRevoked) return ask("functions.distributions.permissions.remove", users);
  const { permission_type: before } = await ask("functions.distributions.permissions.list", wanted);
  const isOnlyUsers = named.team_ids === undefined && named.org_ids === undefined;
  return before === "named_entities" && isOnlyUsers
    ? ask("functions.distributions.permissions.add", users)
    : ask("functions.distributions.permissions.set", { ...wanted, permission_type: "named_entities", ...named });
}
