import { isFunctionId } from "@platform/protocol/workflows/functionReference.ts";
import { idsIn, saidAnyway, who } from "../../access/whoFlags.ts";
import { type Connection, connect } from "../../accounts/connect.ts";
import { appFlags, type AppFlags, chooseApp } from "../../apps/chooseApp.ts";
import { chooseFunction } from "../../apps/chooseFunction.ts";
import { type CommandIo, defineCommand, UsageError } from "../../command.ts";
import { table } from "../../table.ts";

export const functionAccess = defineCommand({
  name: "function access",
  summary: "Says whose workflows may use a function of an app, or changes it.",
  flags: {
    name: {
      kind: "text",
      describe: "The function: its callback id in the manifest, or its id.",
      value: "FUNCTION",
      isPositional: true,
      isCommandLineOnly: true,
    },
    everyone: who.turn("Workflows of everybody in the workspace may use it."),
    "app-collaborators": who.turn("Only workflows of those who work on its app may."),
    users: who.ids("People whose workflows may, by id; with commas, or given several times."),
    workspaces: who.ids("Everybody in these workspaces; with --users, replaces who was named."),
    organizations: who.ids("Everybody in these orgs; likewise."),
    revoke: who.turn("The workflows of those who are named may no longer."),
    ...saidAnyway,
    ...appFlags,
  },
  examples: [
    "platform function access greet",
    "platform function access greet --everyone",
    "platform function access Fn0123456789 --users U0123456789,U0987654321",
    "platform function access greet --users U0123456789 --revoke",
  ],
  notes:
    "A step of another app's workflow names the function as `A0123456789#/functions/greet`, or by its id. Without anything to change the command tells whose workflows may use it: at first only those of people who work on its app. Naming the first takes the permission from all others. What is taken back fails in runs that come to it later.",
  async run({ name, everyone, "app-collaborators": collaborators, revoke, grant, info, ...flags }, io) {
    const named = idsIn({ user_ids: flags.users, team_ids: flags.workspaces, org_ids: flags.organizations });
    const isNamed = Object.keys(named).length > 0;
    if ([everyone, collaborators, isNamed, info].filter(Boolean).length > 1) {
      throw new UsageError("--everyone, --app-collaborators, --info and naming somebody exclude each other.");
    }
    if (revoke && (named.user_ids === undefined || Object.keys(named).length > 1)) {
      throw new UsageError("--revoke needs --users, and nobody else.");
    }
    if (grant && (revoke || !isNamed)) throw new UsageError("--grant needs somebody: --users, for instance.");
    const { connection, wanted } = await find(io, name, flags);
    const kind = everyone ? "everyone" : collaborators ? "app_collaborators" : undefined;
    const rule = isNamed
      ? await change(connection, wanted, named, revoke)
      : kind === undefined
        ? await connection.ask("functions.distributions.permissions.list", wanted)
        : await connection.ask("functions.distributions.permissions.set", { ...wanted, permission_type: kind });
    const { ok: _, users, ...rest } = rule;
    const rows = [
      ...Object.entries(rest).map(([field, value]) => [field, [value].flat().join(", ")]),
      ...(users ?? []).map(({ user_id, username, email = "" }) => ["user", `${user_id}  ${username}  ${email}`.trim()]),
    ];
    io.tell(table(rows), { ...wanted, ...rest, users });
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

/** Whoever is the first to be named turns the rule into one of names; later people come to those that are there. */
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
