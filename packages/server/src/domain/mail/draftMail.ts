import type { DigestConversation } from "../mailDigests/readDigest.ts";
import { textsIn } from "../strings/texts.ts";
import type { MailContents, MailKind } from "./mailContent.ts";
import { mailName } from "./mailName.ts";

/** What a mail says, as plain text: both of its parts are printed from it. */
export interface MailDraft {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What another person wrote. */
  readonly quote?: { readonly lead: string; readonly text: string } | undefined;
  readonly link?: { readonly label: string; readonly path: string };
  /** What the person missed. */
  readonly conversations?: readonly DigestConversation[];
  readonly closing: readonly string[];
  /** What ends mails of this kind. */
  readonly unsubscribe?: string;
}

type Draft<Kind extends MailKind> = (content: MailContents[Kind], locale: string) => MailDraft;

const drafts: { readonly [Kind in MailKind]: Draft<Kind> } = {
  invitation(content, locale) {
    const { invitation: text } = textsIn(locale).mail;
    const [inviter, team] = [mailName(content.inviter), mailName(content.team)];
    const { message, expiresMs, tz, path } = content;
    return {
      subject: text.subject(inviter, team),
      paragraphs: [text.lead(inviter, team)],
      quote: message === "" ? undefined : { lead: text.message(inviter), text: message },
      link: { label: text.button, path },
      closing: [text.end(timeText(expiresMs, locale, tz)), text.unexpected],
    };
  },
  password_reset({ team, person, path }, locale) {
    const { greeting, password_reset: text } = textsIn(locale).mail;
    const name = mailName(team);
    return {
      subject: text.subject(name),
      paragraphs: [greeting(mailName(person)), text.lead(name)],
      link: { label: text.button, path },
      closing: [text.end, text.unexpected],
    };
  },
  password_changed({ team, person, atMs, tz }, locale) {
    const { greeting, password_changed: text } = textsIn(locale).mail;
    const name = mailName(team);
    return {
      subject: text.subject(name),
      paragraphs: [greeting(mailName(person)), text.lead(name, timeText(atMs, locale, tz))],
      link: { label: text.button, path: "/sign-in" },
      closing: [text.unexpected],
    };
  },
  second_factor_reset({ team, person, atMs, tz }, locale) {
    const { greeting, second_factor_reset: text } = textsIn(locale).mail;
    const name = mailName(team);
    return {
      subject: text.subject(name),
      paragraphs: [greeting(mailName(person)), text.lead(name, timeText(atMs, locale, tz))],
      link: { label: text.button, path: "/account" },
      closing: [text.unexpected],
    };
  },
  email_confirmation({ team, person, path }, locale) {
    const { greeting, email_confirmation: text } = textsIn(locale).mail;
    const name = mailName(team);
    return {
      subject: text.subject(name),
      paragraphs: [greeting(mailName(person)), text.lead(name)],
      link: { label: text.button, path },
      closing: [text.end, text.unexpected],
    };
  },
  email_change({ team, person, email, atMs, tz }, locale) {
    const { greeting, email_change: text } = textsIn(locale).mail;
    const name = mailName(team);
    return {
      subject: text.subject(name),
      paragraphs: [greeting(mailName(person)), text.lead(name, mailName(email), timeText(atMs, locale, tz))],
      link: { label: text.button, path: "/account" },
      closing: [text.unexpected],
    };
  },
  digest({ team, person, messages, conversations = [] }, locale) {
    const { greeting, digest: text } = textsIn(locale).mail;
    const name = mailName(team);
    return {
      subject: text.subject(messages.length, name),
      paragraphs: [greeting(mailName(person)), text.lead],
      conversations,
      closing: [text.why],
      unsubscribe: text.unsubscribe,
    };
  },
  new_browser({ team, person, atMs, tz, browser, system }, locale) {
    const { greeting, browserOn, unknownBrowser, new_browser: text } = textsIn(locale).mail;
    const name = mailName(team);
    const both = browser !== "" && system !== "";
    const seen = both ? browserOn(browser, system) : browser || system || unknownBrowser;
    return {
      subject: text.subject(name),
      paragraphs: [greeting(mailName(person)), text.lead(name, seen, timeText(atMs, locale, tz))],
      link: { label: text.button, path: "/account" },
      closing: [text.unexpected],
    };
  },
};

export function draftMail<Kind extends MailKind>(kind: Kind, content: MailContents[Kind], locale: string): MailDraft {
  return drafts[kind](content, locale);
}

/** With the zone, because the reader may be elsewhere. */
function timeText(timeMs: number, locale: string, tz: string): string {
  const form = { year: "numeric", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit" } as const;
  return new Date(timeMs).toLocaleString(locale, { ...form, timeZone: tz, timeZoneName: "short" });
}
