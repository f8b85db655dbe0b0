import { importPeople, type ImportedPerson } from "../src/domain/imports/importPeople.ts";
import { nobody } from "../src/domain/caller.ts";
import type { Workspace } from "./workspace.ts";

/** Imports a person into a workspace; returns the id. */
export async function importedPerson(
  { platform, clock }: Workspace,
  teamId: string,
  more: Partial<ImportedPerson> = {},
): Promise<string> {
  const id = "U0IMPORT01";
  const person: ImportedPerson = {
    id,
    name: "ines",
    realName: "Ines Example",
    displayName: "",
    title: "",
    email: "ines@example.com",
    phone: "",
    pronouns: "",
    statusText: "",
    statusEmoji: "",
    statusUntilMs: undefined,
    tz: "Europe/Berlin",
    locale: "en-US",
    color: "9f69e7",
    role: "member",
    expiresMs: undefined,
    isDeactivated: false,
    botId: undefined,
    appId: undefined,
    updatedMs: undefined,
    json: JSON.stringify({ id }),
    ...more,
  };
  const done = await platform.store.write(
    importPeople,
    { caller: nobody, nowMs: clock.nowMs() },
    { teamId, people: [person] },
  );
  if (!done.ok) throw new Error(done.error);
  return id;
}
