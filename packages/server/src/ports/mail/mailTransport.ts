/** A mail as it is handed to the mail server. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same in every try, so that a mail that arrives twice can be recognized. */
  readonly messageId: string;
  readonly dateMs: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** How a try ended. `refused` is final. */
export type MailEnding =
  | { readonly kind: "sent" }
  | { readonly kind: "captured" }
  | { readonly kind: "refused"; readonly fault: string }
  | { readonly kind: "deferred"; readonly fault: string };

/** The way out for mail. */
export interface MailTransport {
  /** The part of a `Message-ID` after the @. */
  readonly domain: string;
  /** Whether it goes to a mail server, and not only to `/dev/mail`. */
  readonly isReal: boolean;
  send(mail: OutgoingMail): Promise<MailEnding>;
  /** Breaks off what is under way; it is deferred. */
  stop(): void;
}

/** Dev mode without a mail server: `/dev/mail` shows what would have been sent. */
export const capturingTransport: MailTransport = {
  domain: "localhost",
  isReal: false,
  send: async () => ({ kind: "captured" }),
  stop() {},
};
