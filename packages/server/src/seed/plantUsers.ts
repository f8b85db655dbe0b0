import { knownLanguage } from "@platform/protocol/locales.ts";
import type { PreferenceValues } from "@platform/protocol/preferences.ts";
import type { WriteContext } from "../domain/context.ts";
import type { MessageHome } from "../domain/messages/writeMessage.ts";
import { madeHash, madePassword } from "../domain/people/passwordHash.ts";
import { insertMembership } from "../storage/queries/memberships.ts";
import { upsertPreferences } from "../storage/queries/preferences.ts";
import { upsertPassword } from "../storage/queries/passwords.ts";
import { insertUser } from "../storage/queries/users.ts";
import { findAccount, orgRoleOf } from "./accounts.ts";
import type { SeedDocument, SeedUser, SeedWorkspace } from "./document.ts";
import { type PasswordHashes, passwordKey } from "./hashSeedPasswords.ts";
import type { OrgWideApp } from "./plantGrantedTeams.ts";

/** What the parts of a workspace need to know of each other: ids by name. */
export interface Planted {
  readonly teamId: string;
  readonly orgId: string | null;
  readonly domain: string;
  readonly users: Map<string, string>;
  readonly channels: Map<string, MessageHome>;
  readonly orgWideApps: OrgWideApp[];
}

/** A workspace of the file, and what is planted before it. */
export interface Plot {
  readonly document: SeedDocument;
  readonly workspace: SeedWorkspace;
  readonly orgId: string | null;
  /** The workspaces before it. */
  readonly planted: readonly Planted[];
}

export interface Passwords {
  /** Of the passwords in the file, by workspace and person; hashed before, because that takes long and holds no lock. */
  readonly hashes: PasswordHashes;
  /** Whether people without one in the file get one from the server key, for `dev.json`. */
  readonly makesPasswords: boolean;
}

export async function plantPasswords(
  ctx: WriteContext,
  planted: Planted,
  workspace: SeedWorkspace,
  { hashes, makesPasswords }: Passwords,
): Promise<void> {
  for (const { name, account } of workspace.users) {
    // A further membership of an account that has its password already.
    if (account !== undefined) continue;
    const userId = planted.users.get(name) ?? "";
    const made = makesPasswords ? madeHash(madePassword(ctx.secrets, userId)) : undefined;
    const hash = hashes[passwordKey(workspace, name)] ?? made;
    if (hash !== undefined) await upsertPassword(ctx.db, userId, hash, ctx.nowMs);
  }
}

const colors = ["0b6e63", "0a5fb0", "8f1d4a", "8a5a00", "5b3fa8", "1a7f37"];

export async function plantUser(
  ctx: WriteContext,
  plot: Plot,
  planted: Planted,
  { user, at }: { readonly user: SeedUser; readonly at: number },
): Promise<void> {
  if (user.account !== undefined) return plantMembership(ctx, plot, planted, user);
  const id = user.id ?? ctx.ids.next("user");
  planted.users.set(user.name, id);
  await insertUser(ctx.db, {
    id,
    team_id: planted.teamId,
    name: user.name,
    real_name: user.real_name ?? user.name,
    display_name: user.name,
    email: user.email ?? null,
    email_verified_ms: user.email === undefined ? null : ctx.nowMs,
    title: user.title ?? "",
    department: user.department ?? "",
    role: user.role ?? "member",
    org_role: orgRoleOf(plot.document, plot.workspace, user) ?? null,
    tz: user.tz ?? "Etc/UTC",
    locale: user.locale ?? "en-US",
    color: colors[at % colors.length] ?? "5e5b55",
    bot_id: null,
    app_id: null,
    created_ms: ctx.nowMs,
    joined_ms: ctx.nowMs,
    updated_ms: ctx.nowMs,
    deactivated_ms: null,
  });
  const chosen = chosenIn(user);
  if (Object.keys(chosen).length > 0) await upsertPreferences(ctx.db, { user_id: id, chosen: JSON.stringify(chosen) });
}

/** A zone or a locale in a seed is a choice: else the first browser that opens a fixture would change it. */
function chosenIn({ tz, locale }: SeedUser): Partial<PreferenceValues> {
  const language = knownLanguage(locale ?? "");
  return { ...(tz !== undefined && { tz_automatic: false }), ...(language && { language }) };
}

/** The same person in a further workspace. */
async function plantMembership(ctx: WriteContext, plot: Plot, planted: Planted, user: SeedUser): Promise<void> {
  const account = findAccount(plot.document, user.account ?? "");
  const earlier = plot.planted.find(({ domain }) => domain === account?.workspace.domain);
  const id = earlier?.users.get(account?.user.name ?? "");
  if (!account || id === undefined) throw new Error(`the seed has no account ${user.account}`);
  planted.users.set(user.name, id);
  const { real_name = account.user.name } = account.user;
  await insertMembership(
    ctx.db,
    { id, real_name },
    {
      team_id: planted.teamId,
      name: user.name,
      display_name: user.name,
      title: user.title ?? "",
      role: user.role ?? "member",
      // Later than every user of an earlier workspace, which is where the account is at home.
      joined_ms: ctx.nowMs + plot.planted.length * 1000,
      deactivated_ms: null,
      expires_ms: null,
    },
  );
}
