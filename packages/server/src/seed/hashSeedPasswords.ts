import { hashPassword } from "../domain/people/passwordHash.ts";
import type { SeedDocument } from "./document.ts";

export type PasswordHashes = Readonly<Record<string, string>>;

/** Hashes the passwords of a seed file, a few at a time on the threads of the library. */
export async function hashSeedPasswords(document: SeedDocument): Promise<PasswordHashes> {
  const people = document.workspaces.flatMap((workspace) => workspace.users.map((user) => ({ workspace, user })));
  const hashed = people.flatMap(({ workspace, user }) =>
    user.password === undefined
      ? []
      : [hashPassword(user.password).then((hash) => [passwordKey(workspace, user.name), hash] as const)],
  );
  return Object.fromEntries(await Promise.all(hashed));
}

export function passwordKey({ domain }: { readonly domain: string }, name: string): string {
  return `${domain}/${name}`;
}
