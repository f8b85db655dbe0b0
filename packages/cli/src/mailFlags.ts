import { UsageError } from "./command.ts";

export const mailFlags = {
  "smtp-url": {
    kind: "text",
    describe:
      "Send mail through this server: smtp://user:password@host:587 or smtps://…:465. Prefer the environment variable.",
    value: "URL",
  },
  "mail-from": {
    kind: "text",
    describe: "The sender of mail, such as `Acme <chat@acme.example>`.",
    value: "SENDER",
  },
} as const;

interface MailFlagValues {
  readonly "smtp-url": string | undefined;
  readonly "mail-from": string | undefined;
}

/** The mail server and the sender, of which neither is of use without the other. */
export function mailSettings({ "smtp-url": smtpUrl, "mail-from": from }: MailFlagValues) {
  if (smtpUrl === undefined && from === undefined) return undefined;
  if (smtpUrl === undefined || from === undefined) {
    throw new UsageError(
      `--smtp-url and --mail-from belong together; --${smtpUrl === undefined ? "smtp-url" : "mail-from"} is missing.`,
    );
  }
  return { smtpUrl, from };
}
