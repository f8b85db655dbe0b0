import type { ImportedPerson } from "../domain/imports/importPeople.ts";
import { type JsonObject, readItems } from "./archive/jsonItems.ts";
import { countConversation, countPerson } from "./countExport.ts";
import { type ExportLayout, folderKey } from "./layout.ts";
import type { ArchiveEntry } from "./archive/archive.ts";
import { readConversation, type ReadConversation } from "./readConversation.ts";
import { readPerson } from "./readPerson.ts";
import type { Report } from "./report.ts";

/** Everybody of an export. Of a person who is listed twice, the first one counts. */
export async function* readPeople(
  layout: ExportLayout,
  report: Report,
  keepsRoles: boolean,
): AsyncGenerator<ImportedPerson> {
  const seen = new Set<string>();
  for (const entry of layout.people) {
    for await (const user of readItems(entry)) {
      const person = readPerson(user, keepsRoles);
      if (!person || seen.has(person.id)) continue;
      seen.add(person.id);
      countPerson(report, person, user);
      yield person;
    }
  }
}

/** A conversation with its days, in order. */
export interface ExportedConversation extends ReadConversation {
  readonly days: readonly ArchiveEntry[];
}

/** Every conversation of an export. `used` gets the folders that belong to one. */
export async function* readConversations(
  layout: ExportLayout,
  report: Report,
  used: Set<string>,
): AsyncGenerator<ExportedConversation> {
  const seen = new Set<string>();
  for (const { kind, entry } of layout.conversations) {
    for await (const channel of readItems(entry)) {
      const read = readConversation(channel, kind);
      if (!read || seen.has(read.conversation.id)) continue;
      seen.add(read.conversation.id);
      countConversation(report, read);
      yield { ...read, days: daysOf(layout, channel, used) };
    }
  }
}

/** The days of folders that no list names, such as comments on canvases. */
export function strayDays({ folders }: ExportLayout, used: ReadonlySet<string>): ArchiveEntry[] {
  return [...folders].flatMap(([folder, days]) => (used.has(folder) ? [] : days));
}

/** The folder is called after the conversation, or has its id. One folder belongs to one conversation. */
function daysOf({ folders }: ExportLayout, channel: JsonObject, used: Set<string>): readonly ArchiveEntry[] {
  const names = [channel["id"], channel["name"]].filter((name) => typeof name === "string" && name !== "");
  return names
    .map((name) => folderKey(String(name)))
    .flatMap((folder) => {
      if (used.has(folder)) return [];
      const days = folders.get(folder) ?? [];
      if (days.length > 0) used.add(folder);
      return days;
    });
}

/** The accounts of bots by their bot ids, for messages that name only the bot. */
export function botAccounts(people: Iterable<ImportedPerson>): Map<string, string> {
  const bots = new Map<string, string>();
  for (const { id, botId } of people) if (botId !== undefined) bots.set(botId, id);
  return bots;
}

export function bytesOf(conversations: readonly Pick<ExportedConversation, "days">[]): number {
  return conversations.reduce((sum, { days }) => days.reduce((total, { size }) => total + size, sum), 0);
}
