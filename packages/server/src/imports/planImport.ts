import type { ImportedPerson } from "../domain/imports/importPeople.ts";
import { readItems } from "./archive/jsonItems.ts";
import { countMessage } from "./countExport.ts";
import { isAccount } from "./fields.ts";
import { countOthers } from "./importOthers.ts";
import type { ExportLayout } from "./layout.ts";
import {
  botAccounts,
  bytesOf,
  type ExportedConversation,
  readConversations,
  readPeople,
  strayDays,
} from "./readExport.ts";
import { readMessage } from "./readMessage.ts";
import type { Report } from "./report.ts";
import { stopIfAsked, type Watch } from "./watch.ts";

/** Reads a whole export as an import would, and writes nothing. Fails on files that an import could not read. */
export async function planImport(
  layout: ExportLayout,
  report: Report,
  { keepsRoles, ...watch }: Watch & { readonly keepsRoles: boolean },
): Promise<void> {
  const bots: ImportedPerson[] = [];
  const known = new Set<string>();
  for await (const person of readPeople(layout, report, keepsRoles)) {
    known.add(person.id);
    if (person.botId !== undefined) bots.push({ ...person, json: undefined });
  }
  const conversations: ExportedConversation[] = [];
  const used = new Set<string>();
  const strangers = new Set<string>();
  const note = (id: string) => void (known.has(id) || strangers.add(id));
  for await (const one of readConversations(layout, report, used)) {
    const { memberIds, ...conversation } = one.conversation;
    memberIds.filter(isAccount).forEach(note);
    conversations.push({ ...one, conversation: { ...conversation, memberIds: [], json: "" } });
  }
  countOthers(report, layout, strayDays(layout, used));
  const accounts = botAccounts(bots);
  const of = bytesOf(conversations);
  let done = 0;
  for (const { conversation, pins, days } of conversations) {
    const place = { channelId: conversation.id, pins, bots: accounts };
    for (const entry of days) {
      stopIfAsked(watch);
      watch.onProgress({ step: "check", done, of });
      for await (const item of readItems(entry)) {
        const message = readMessage(item, place);
        if (!message) {
          report.lose("without_ts", entry.path);
          continue;
        }
        countMessage(report, message, conversation.name ?? conversation.id);
        for (const id of message.people.keys()) note(id);
      }
      done += entry.size;
    }
  }
  report.count("strangers", strangers.size);
  report.count("attachments", layout.attachments.size);
}
