import { limits } from "@platform/protocol";
import { defineCommand, UsageError } from "../../command.ts";
import { linkBase, linkFlags, openUsers, userFailure } from "../../users/openUsers.ts";

const roles = ["owner", "admin", "member", "multi_channel_guest"] as const;

export const userInvite = defineCommand({
  name: "user invite",
  summary: "Prints a one-time link with which a person joins a workspace of a server.",
  flags: {
    email: {
      kind: "text",
      describe: "The email address of the person.",
      value: "EMAIL",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    role: {
      kind: "text",
      describe: `The role: ${roles.join(", ")}.`,
      value: "ROLE",
      fallback: "member",
      isCommandLineOnly: true,
    },
    ...linkFlags,
  },
  examples: [
    "platform user invite ada@example.com --data /var/lib/platform",
    "platform user invite ada@example.com --role admin --workspace acme",
  ],
  notes:
    "Works on the store, also while a server runs on it. The link works once, for seven days; a new invitation of the same address replaces it. No mail is sent: pass the link on yourself.",
  async run(flags, io) {
    const role = roles.find((known) => known === flags.role);
    if (!role) throw new UsageError(`--role must be one of ${roles.join(", ")}, not ${flags.role}.`);
    await using users = await openUsers(io, flags);
    const base = linkBase(users, flags["base-url"]);
    const invited = await users.invite({ email: flags.email, role, workspace: flags.workspace });
    if (!invited.ok) throw userFailure(invited.error, { users, person: flags.email });
    const url = base + invited.path;
    const days = limits.one_time_invite_life_s / 86_400;
    io.print(`${flags.email} joins ${invited.workspace} with this link, once, within ${days} days:\n\n  ${url}\n`, {
      email: flags.email,
      workspace: invited.workspace,
      role,
      url,
      expires_in_s: limits.one_time_invite_life_s,
    });
  },
});
