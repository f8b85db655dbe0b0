import { limits } from "@platform/protocol";
import { createPoller } from "../delivery/poller.ts";
import type { Agenda } from "../domain/agenda/readAgenda.ts";
import { nobody } from "../domain/caller.ts";
import { claimMail, hasDueMail } from "../domain/mail/claimMail.ts";
import { composeMail, type MailSurroundings } from "../domain/mail/composeMail.ts";
import type { MailRow } from "../domain/mail/mailContent.ts";
import { releaseMail } from "../domain/mail/releaseMail.ts";
import { settleMail } from "../domain/mail/settleMail.ts";
import type { Logger } from "../ports/log.ts";
import { capturingTransport, type MailEnding, type MailTransport } from "../ports/mail/mailTransport.ts";
import type { Clock, Secrets } from "../ports/ports.ts";
import type { Store } from "../storage/store.ts";
import type { ServerAddress } from "./httpListener.ts";
import type { ServerLease } from "./serverLease.ts";

export interface MailOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly address: ServerAddress;
  readonly lease: Pick<ServerLease, "claimant">;
  /** Nothing where no mail is sent. */
  readonly transport: MailTransport | undefined;
  /** Whether mails say who wrote what, which is the default, or only that there is a message. */
  readonly content: "full" | "none" | undefined;
  readonly onCommit: () => void;
}

export interface MailServices {
  readonly transport: MailTransport | undefined;
  /** What mail is composed with now. */
  surroundings(): MailSurroundings;
  start(): Promise<void>;
  /** Looks if mail is due. */
  follow(agenda: Agenda): void;
  /** The server listens now. Before, links would lead nowhere. */
  wake(): void;
  /** Sends what is due, and waits for it. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** The server in whose name mail is claimed where there is only one. */
const onlyServer = "only";

/** Sends queued mail, on every server that is up. */
export function openMailServices(options: MailOptions): MailServices {
  const { store, clock, log, address, lease, transport, onCommit } = options;
  const serverId = lease.claimant ?? onlyServer;
  const underWay = new Map<string, Promise<void>>();
  /** The try that each mail under way now is. */
  const attempts = new Map<string, number>();
  const now = () => ({ caller: nobody, nowMs: clock.nowMs() });
  const surroundings = () => surroundingsOf(options);
  const canSend = () => transport !== undefined && (!transport.isReal || address.listening !== undefined);

  async function look(): Promise<void> {
    if (!transport || !canSend()) return;
    for (;;) {
      const limit = limits.mail_at_once_max - underWay.size;
      if (limit <= 0 || !(await hasDueMail(store.db, clock.nowMs()))) return;
      const claimed = await store.write(claimMail, now(), { serverId, limit });
      if (!claimed.ok || claimed.mail.length === 0) return;
      for (const row of claimed.mail) begin(row, transport);
    }
  }

  function begin(row: MailRow, to: MailTransport): void {
    attempts.set(row.id, row.attempt);
    // After the clock was moved, what is under way here may be claimed again: then this try ends as that one.
    if (underWay.has(row.id)) return;
    const done = send(row, to)
      // Its lease ends, and it is tried again.
      .catch((error: unknown) => log.warn({ err: error, mail: row.id }, "a mail could not be tried"))
      .finally(() => {
        underWay.delete(row.id);
        attempts.delete(row.id);
        poller.wake();
      });
    underWay.set(row.id, done);
  }

  async function send(row: MailRow, to: MailTransport): Promise<void> {
    const { id, kind, expires_ms: expiresMs } = row;
    const mail = await composeMail(store.db, row, surroundings());
    // A mail that has nothing to say any more is over like one that was sent.
    const ending: MailEnding = mail ? await to.send(mail) : { kind: "sent" };
    const attempt = attempts.get(id) ?? row.attempt;
    const settled = await store.write(settleMail, now(), { id, attempt, expiresMs, ending });
    // It may be due again, at a time that nobody knows yet.
    onCommit();
    if (ending.kind === "sent" || ending.kind === "captured") return;
    const isOver = settled.ok && settled.isOver;
    log.warn({ mail: id, kind, attempt, fault: ending.fault }, isOver ? "gave up a mail" : "a mail was put off");
  }

  const poller = createPoller(look, log);
  return {
    transport,
    surroundings,
    async start() {
      if (!transport) return;
      if (lease.claimant === null) await store.write(releaseMail, now(), { serverId });
      poller.start();
    },
    follow({ due }) {
      if (transport && due.has("mail")) poller.wake();
    },
    wake: poller.wake,
    async settle() {
      do {
        await poller.settle();
        await Promise.all(underWay.values());
      } while (canSend() && (poller.isBusy() || underWay.size > 0 || (await hasDueMail(store.db, clock.nowMs()))));
    },
    async stop() {
      await poller.stop();
      const sent = Promise.all(underWay.values());
      const breakOff = setTimeout(() => transport?.stop(), limits.mail_stop_s * 1000);
      await sent.finally(() => clearTimeout(breakOff));
    },
  };
}

function surroundingsOf({ secrets, address, transport, clock, content }: MailOptions): MailSurroundings {
  const { domain } = transport ?? capturingTransport;
  return { secrets, baseUrl: address.baseUrl, domain, nowMs: clock.nowMs(), hidesContent: content === "none" };
}
