import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Io } from "../command.ts";
import { readProjectFile, writeProjectFile } from "../project/projectFile.ts";
import { type Account, isSamePlace } from "./account.ts";
import { configFolderOf } from "./configFolder.ts";

type Place = Pick<Io, "env" | "cwd">;

/** Who is signed in, and where; the latest last. */
export function readAccounts(place: Place): Account[] {
  const { accounts } = readProjectFile(fileOf(place)) ?? {};
  return Array.isArray(accounts) ? accounts.filter(isAccount) : [];
}

/** One account per workspace and server: it takes the place of the one before. */
export function saveAccount(place: Place, account: Account): void {
  writeAccounts(place, [...readAccounts(place).filter((other) => !isSamePlace(other, account)), account]);
}

export function removeAccount(place: Place, account: Account): void {
  writeAccounts(
    place,
    readAccounts(place).filter((other) => !isSamePlace(other, account)),
  );
}

function writeAccounts(place: Place, accounts: readonly Account[]): void {
  const file = fileOf(place);
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeProjectFile(file, { accounts });
  // The file may have been copied from elsewhere; every reader of it can act as this person.
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
}

function fileOf(place: Place): string {
  return join(configFolderOf(place), "credentials.json");
}

function isAccount(value: unknown): value is Account {
  if (typeof value !== "object" || value === null) return false;
  const { api_url, team_id, token } = value as Partial<Record<keyof Account, unknown>>;
  return [api_url, team_id, token].every((part) => typeof part === "string");
}
