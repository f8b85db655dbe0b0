import { printTs } from "@platform/protocol";
import type { ImportedPerson } from "../domain/imports/importPeople.ts";
import type { JsonObject } from "./archive/jsonItems.ts";
import { objectOf, textOf } from "./fields.ts";
import type { ReadConversation } from "./readConversation.ts";
import { isEmptyFile } from "./readFiles.ts";
import type { ReadMessage } from "./readMessage.ts";
import type { Report } from "./report.ts";

// What a dry run and an import count alike, while they read.

export function countPerson(report: Report, person: ImportedPerson, user: JsonObject): void {
  report.count(person.botId === undefined ? "people" : "bots");
  if (person.isDeactivated && person.botId === undefined) report.count("deactivated");
  const isGuest = person.role === "multi_channel_guest" || person.role === "single_channel_guest";
  if (isGuest) report.count("guests");
  const isAdmin = user["is_admin"] === true || user["is_owner"] === true || user["is_primary_owner"] === true;
  if (isAdmin && person.role === "member") report.lose("role_lowered", person.name);
  const profile = objectOf(user, "profile");
  if (textOf(profile, "image_original") !== "") report.lose("picture", person.name);
  if (Object.keys(objectOf(profile, "fields") ?? {}).length > 0) report.lose("profile_fields", person.name);
}

export function countConversation(report: Report, { conversation, pinnedFiles }: ReadConversation): void {
  report.count(conversation.kind);
  report.lose("pinned_file", conversation.name ?? conversation.id, pinnedFiles);
}

export function countMessage(report: Report, message: ReadMessage, channelName: string): void {
  const { ts, threadTs, subtype, userId, replierId, reactions, pin, files, isLocked, isPinLost } = message;
  const place = `${channelName} ${printTs(ts)}`;
  report.count("messages");
  if (threadTs !== 0) report.count("replies");
  report.count(
    "reactions",
    reactions.reduce((sum, { userIds }) => sum + userIds.length, 0),
  );
  if (pin) report.count("pins");
  report.countSubtype(subtype);
  report.span(printTs(ts));
  if (userId === "" && replierId === "" && subtype !== "tombstone") report.lose("without_author", place);
  if (isLocked) report.lose("locked_thread", place);
  if (isPinLost) report.lose("pin_without_account", place);
  for (const file of files.files) {
    report.count("files");
    report.count("file_bytes", file.size);
  }
  for (const file of files.shown.filter(isEmptyFile)) report.lose("file_gone", textOf(file, "id") || place);
}
