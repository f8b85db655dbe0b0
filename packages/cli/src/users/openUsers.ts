import { userInfo } from "node:os";
import type { UserCode, UserMaintenance } from "@platform/server/userMaintenance.ts";
import { CommandFailure, type Io, UsageError } from "../command.ts";
import { checkBaseUrl } from "../serverUrl.ts";
import { teamRefusals } from "./teamRefusals.ts";
import { checkPostgresUrl, databaseUrlFlag, dataFlag, dataFolderOf } from "../storeFlags.ts";

/** The flags of the commands about people of a server, which work on its store. */
export const userFlags = {
  workspace: {
    kind: "text",
    describe: "The short name of the workspace, if the server has several.",
    value: "DOMAIN",
    isCommandLineOnly: true,
  },
  data: dataFlag,
  "database-url": databaseUrlFlag,
} as const;

export const baseUrlFlag = {
  "base-url": {
    kind: "text",
    describe: "The public URL of the server; without it, the one with which the server was last started.",
    value: "URL",
  },
} as const;

export const linkFlags = {
  ...userFlags,
  ...baseUrlFlag,
} as const;

export interface StoreFlagValues {
  readonly data: string;
  readonly "database-url": string | undefined;
}

export async function openUsers(io: Io, flags: StoreFlagValues): Promise<UserMaintenance> {
  const { openUserMaintenance } = await import("@platform/server/userMaintenance.ts");
  return openUserMaintenance(maintenancePlace(io, flags));
}

/** The store that the flags name, and who works on it. */
export function maintenancePlace(io: Io, flags: StoreFlagValues) {
  const url = flags["database-url"];
  return {
    dataFolder: dataFolderOf(io, flags.data),
    operator: operatorOf(io),
    ...(url === undefined ? {} : { databaseUrl: checkPostgresUrl("database-url", url) }),
  };
}

/** The operating system account for the audit log; with sudo, the one that called it. */
export function operatorOf({ env }: Io): string {
  const behindSudo = env["SUDO_USER"];
  if (behindSudo !== undefined && behindSudo !== "") return behindSudo;
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
}

/** The base URL of the printed link. */
export function linkBase(users: Pick<UserMaintenance, "baseUrl">, flag: string | undefined): string {
  const baseUrl = flag === undefined ? users.baseUrl : checkBaseUrl(flag);
  if (baseUrl !== undefined) return baseUrl;
  throw new UsageError("No server was started on this store yet. Pass its public URL with --base-url.");
}

/** The refusal as a failure with its cause and what to do about it. */
export function userFailure(
  code: UserCode,
  { users, person }: { readonly users: UserMaintenance; readonly person: string },
): CommandFailure {
  const known = users.workspaces.join(", ");
  const sentences: Readonly<Record<UserCode, string>> = {
    ...teamRefusals(users.workspaces),
    user_not_found: `There is no active account of ${person}. \`platform user list\` lists all accounts; a username needs --workspace if the server has several.`,
    user_ambiguous: `Several accounts have the address ${person}. Pass the workspace with --workspace: ${known}.`,
    email_wrong: `${person} is not an email address.`,
    email_taken: `${person} has an account already. For a new password, use \`platform user reset\`.`,
  };
  return new CommandFailure(sentences[code]);
}
