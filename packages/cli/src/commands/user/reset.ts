import { limits } from "@platform/protocol";
import { defineCommand } from "../../command.ts";
import { linkBase, linkFlags, openUsers, userFailure } from "../../users/openUsers.ts";

export const userReset = defineCommand({
  name: "user reset",
  summary: "Prints a one-time link with which a person chooses a new password.",
  flags: {
    user: {
      kind: "text",
      describe: "The email address, or the username.",
      value: "USER",
      required: true,
      isPositional: true,
      isCommandLineOnly: true,
    },
    "two-factor": {
      kind: "switch",
      describe: "Also remove the second factor, for a person who has lost it and the recovery codes.",
      fallback: false,
      isCommandLineOnly: true,
    },
    ...linkFlags,
  },
  examples: [
    "platform user reset ada@example.com --data /var/lib/platform",
    "platform user reset ada --workspace acme --two-factor",
  ],
  notes:
    "Works on the store, also while a server runs on it. The link works once, for a day; a new one replaces it. The old password stays valid until the person has chosen another, which signs out all browsers.",
  async run(flags, io) {
    await using users = await openUsers(io, flags);
    const base = linkBase(users, flags["base-url"]);
    const { user, workspace, "two-factor": removesSecondFactor } = flags;
    const reset = await users.reset({ login: user, workspace, removesSecondFactor });
    if (!reset.ok) throw userFailure(reset.error, { users, person: user });
    const url = base + reset.path;
    const hours = limits.one_time_link_life_s / 3600;
    io.print(
      `${user} chooses a password for ${reset.workspace} with this link, once, within ${hours} hours:\n\n  ${url}\n`,
      { user, workspace: reset.workspace, url, expires_in_s: limits.one_time_link_life_s },
    );
  },
});
