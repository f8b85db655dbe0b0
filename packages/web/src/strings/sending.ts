import { plural } from "./plural.ts";
import { locale } from "./locale.ts";

const grouped = new Intl.NumberFormat(locale);

/** What is said and asked before a message goes out. */
export const sendingText = {
  charactersLeft: (count: number) =>
    plural(count, `${count} character left`, `${grouped.format(count)} characters left`),
  charactersOver: (count: number) =>
    plural(count, `${count} character over the limit`, `${grouped.format(count)} characters over the limit`),
  tooLong: "This message is too long",
  tooLongAbout: (length: number, max: number) =>
    `It has ${grouped.format(length)} characters; one message holds ${grouped.format(max)}. Your text stays here until it is sent.`,
  sendAsFile: "Send as a text file",
  sendSplit: (count: number) => `Split into ${count} messages`,
  splitEdit: "The first part replaces the message. The rest is sent as new messages.",
  keepEditing: "Keep editing",
  fileName: "Message.txt",
  notifyTitle: (count: number) => plural(count, `Notify ${count} person?`, `Notify ${grouped.format(count)} people?`),
  notifyAtMost: (count: number) =>
    plural(count, `Notify up to ${count} person?`, `Notify up to ${grouped.format(count)} people?`),
  notifyMany: "Notify everyone in this conversation?",
  notifyAbout: (names: string) => `This message mentions ${names}.`,
  onlineOnly: "Only people who are online now are notified.",
  onlineThen: "Only people who are online then will be notified.",
  localTimes: "Their local times",
  peopleAt: (count: number, time: string) =>
    plural(count, `${count} person, ${time}`, `${grouped.format(count)} people, ${time}`),
  peopleElsewhere: (count: number) =>
    plural(count, `${count} person elsewhere`, `${grouped.format(count)} people elsewhere`),
  notify: (count: number) => plural(count, `Notify ${count} person`, `Notify ${grouped.format(count)} people`),
  sendNow: "Send",
  counting: "Counting people …",
  notMembers: (names: string, count: number, channel: string) =>
    plural(count, `${names} isn’t in ${channel}.`, `${names} aren’t in ${channel}.`),
  invite: (count: number) => plural(count, "Invite", `Invite ${count} people`),
  invited: (names: string, channel: string) => `Invited ${names} to ${channel}.`,
  inviteFailed: (reason: string) => `Couldn’t invite: ${reason}`,
  dropFiles: "Drop files to attach them",
};
