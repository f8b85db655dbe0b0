import { defineCommand } from "../../command.ts";
import { table } from "../../table.ts";
import { openUsers, userFailure, userFlags } from "../../users/openUsers.ts";

export const userList = defineCommand({
  name: "user list",
  summary: "Lists the people of a server, from its store.",
  flags: userFlags,
  examples: ["platform user list --data /var/lib/platform", "platform user list --workspace acme --json"],
  async run(flags, io) {
    await using users = await openUsers(io, flags);
    const listed = await users.list(flags.workspace);
    if (!listed.ok) throw userFailure(listed.error, { users, person: "" });
    const rows = listed.users.map((user) => [
      user.name,
      user.email ?? "",
      user.role,
      user.workspace,
      user.is_active ? (user.has_password ? "active" : "no password") : "deactivated",
    ]);
    const text =
      rows.length === 0 ? "Nobody yet.\n" : table([["NAME", "EMAIL", "ROLE", "WORKSPACE", "STATE"], ...rows]);
    io.print(text, { users: listed.users });
  },
});
