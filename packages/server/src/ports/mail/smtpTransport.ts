import { isInRanges } from "../outgoing/networks.ts";
import { isMailAddress, type MailSettings, readSender, readSmtpUrl, type SmtpServer } from "./mailSettings.ts";
import type { MailEnding, MailTransport, OutgoingMail } from "./mailTransport.ts";

/** What nodemailer adds to an error. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

const connectMs = 15_000;
/** Some servers look at a mail for long before they answer, and one that was cut off is sent again. */
const answerMs = 60_000;
/** Shorter than the lease of a mail, so that no other server sends it meanwhile. */
const sendMs = 5 * 60 * 1000;
const faultCharsMax = 200;
/** The recipient, the sender or the mail was refused. Other errors with a 5xx are about this server's account. */
const mailFaults: ReadonlySet<string | undefined> = new Set(["EENVELOPE", "EMESSAGE"]);
const loginWanted = 530;

/**
 * Sends over SMTP, one connection for each mail: the pool of the library sends a mail again by itself when a connection
 * breaks, and then the queue would not know how often it was sent.
 */
export function smtpTransport(settings: MailSettings): MailTransport {
  const server = readSmtpUrl(settings.smtpUrl);
  const from = readSender(settings.from);
  const stopping = new AbortController();
  const domain = from.address.split("@")[1] ?? "localhost";

  async function send(mail: OutgoingMail): Promise<MailEnding> {
    if (!isMailAddress(mail.to)) return { kind: "refused", fault: "no address that mail can be sent to" };
    // Loaded with the first mail: a server should start quickly.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport(optionsOf(server));
    try {
      await transport.sendMail({
        from,
        to: { name: "", address: mail.to },
        envelope: { from: from.address, to: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: mail.messageId,
        date: new Date(mail.dateMs),
        headers: Object.fromEntries(
          Object.entries(mail.headers).map(([name, value]) => [name, { prepared: true, value }]),
        ),
        xMailer: false,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(sendMs)]),
      });
      return { kind: "sent" };
    } catch (error) {
      return endingOf(error as SmtpError, server);
    } finally {
      transport.close();
    }
  }
  return { domain, isReal: true, send, stop: () => stopping.abort() };
}

function optionsOf({ host, port, isSecure, login }: SmtpServer) {
  return {
    host,
    port,
    secure: isSecure,
    // A password is not sent in the clear, also when an attacker on the way removes the offer of TLS.
    requireTLS: !isSecure && login !== undefined && !isLocal(host),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
  };
}

function isLocal(host: string): boolean {
  return host === "localhost" || isInRanges(host, "127.0.0.0/8,::1");
}

function endingOf(error: SmtpError, server: SmtpServer): MailEnding {
  const { code, responseCode = 0, response, command } = error;
  const isRefused = responseCode >= 500 && responseCode !== loginWanted;
  // "API": the library itself refused an address, before it sent anything.
  const isFinal = mailFaults.has(code) && (isRefused || command === "API");
  const said = [code, response ?? error.message].filter(Boolean).join(": ");
  return { kind: isFinal ? "refused" : "deferred", fault: withoutLogin(said, server) };
}

/** What a server answers may repeat what it was sent. */
function withoutLogin(text: string, { login }: SmtpServer): string {
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, " ");
  if (!login) return line.slice(0, faultCharsMax);
  const { user, password } = login;
  const secrets = [
    password,
    encodeURIComponent(password),
    Buffer.from(password).toString("base64"),
    Buffer.from(`\0${user}\0${password}`).toString("base64"),
  ];
  const masked = secrets.filter(Boolean).reduce((rest, secret) => rest.replaceAll(secret, "***"), line);
  return masked.slice(0, faultCharsMax);
}
