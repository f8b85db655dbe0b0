import { StartFailure } from "../failures.ts";

/** How an operator names the mail server and the sender. The URL holds a password: it is shown nowhere. */
export interface MailSettings {
  readonly smtpUrl: string;
  /** Such as `Acme <chat@acme.example>`. */
  readonly from: string;
}

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly isSecure: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
}

export interface MailSender {
  readonly name: string;
  readonly address: string;
}

const ports: Readonly<Record<string, number>> = { "smtp:": 587, "smtps:": 465 };

/** The mail server that a URL names. A refusal does not repeat the URL, because it goes to a log. */
export function readSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const port = url && ports[url.protocol];
  if (!url || port === undefined || url.hostname === "" || !/^\/?$/.test(url.pathname) || url.search !== "") {
    throw new StartFailure(
      "--smtp-url is no address of a mail server. Write smtp://user:password@host:587 or smtps://user:password@host:465, with special characters of the password percent-encoded.",
    );
  }
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? port : Number(url.port),
    isSecure: url.protocol === "smtps:",
    login: url.username === "" ? undefined : { user: decoded(url.username), password: decoded(url.password) },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StartFailure(
      "The user or the password in --smtp-url has a % that is not percent-encoded: write it as %25.",
    );
  }
}

/** Such as `Acme <chat@acme.example>`, or an address alone. */
export function readSender(text: string): MailSender {
  const [, name = "", named, alone] = /^(?:([^<>]*)<([^<>]+)>|([^<>]+))$/.exec(text.trim()) ?? [];
  const address = (named ?? alone ?? "").trim();
  if (!isMailAddress(address)) {
    throw new StartFailure('--mail-from is no sender. Write "Acme <chat@acme.example>" or chat@acme.example.');
  }
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
}

/** Before the store is opened, so that a mistake leaves nothing behind. */
export function checkMailSettings({ smtpUrl, from }: MailSettings): void {
  readSmtpUrl(smtpUrl);
  readSender(from);
}

/** Stricter than what people may sign in with: mail programs read some characters as another list of addresses. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>(),;:\\"[\]\p{Cc}]{1,64}@[^\s@<>(),;:\\"[\]\p{Cc}]{1,189}$/u.test(text);
}
