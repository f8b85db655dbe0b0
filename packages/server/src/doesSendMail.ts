import type { MailSettings } from "./ports/mail/mailSettings.ts";

/** With a mail server, and in dev mode, which captures mail. */
export function doesSendMail({ mail, dev }: { readonly mail?: MailSettings; readonly dev?: boolean }): boolean {
  return mail !== undefined || dev === true;
}
