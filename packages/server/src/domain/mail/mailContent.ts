import type { MailKind } from "../../storage/tables/mail.ts";

import type { DigestConversation } from "../mailDigests/readDigest.ts";

export type { MailKind, MailRow } from "../../storage/tables/mail.ts";

interface ToPerson {
  /** The name of the workspace. */
  readonly team: string;
  /** The name of the person. */
  readonly person: string;
}

/** What the mails of each kind say. Texts of people are as they wrote them; `composeMail` makes them harmless. */
export interface MailContents {
  invitation: {
    readonly team: string;
    readonly inviter: string;
    readonly message: string;
    /** The path of the link. */
    readonly path: string;
    readonly expiresMs: number;
    readonly tz: string;
  };
  password_reset: ToPerson & { readonly path: string };
  email_confirmation: ToPerson & { readonly path: string };
  /** To the address that the account has until the new one is confirmed. */
  email_change: ToPerson & { readonly email: string; readonly atMs: number; readonly tz: string };
  digest: ToPerson & {
    /** References alone: a text that is deleted before the mail is sent is not in it. */
    readonly messages: readonly (readonly [channelKey: number, ts: number])[];
    /** Read when the mail is composed. */
    readonly conversations?: readonly DigestConversation[];
  };
  password_changed: ToPerson & { readonly atMs: number; readonly tz: string };
  second_factor_reset: ToPerson & { readonly atMs: number; readonly tz: string };
  new_browser: ToPerson & {
    readonly atMs: number;
    readonly tz: string;
    /** As in `Firefox` and `Linux`; empty when unknown. */
    readonly browser: string;
    readonly system: string;
  };
}

export type MailContent<Kind extends MailKind = MailKind> = MailContents[Kind];
