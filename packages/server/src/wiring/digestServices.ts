import { limits } from "@platform/protocol";
import { nobody } from "../domain/caller.ts";
import type { ReadConnections } from "../domain/presence/readPersonPresence.ts";
import { makeDigest, selectDueDigests } from "../domain/mailDigests/makeDigest.ts";
import { type Chore, seldom } from "../ports/chores.ts";
import type { Clock } from "../ports/ports.ts";
import type { Store } from "../storage/store.ts";
import type { MailServices } from "./mailServices.ts";

export interface DigestOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly connections: ReadConnections;
  readonly mail: Pick<MailServices, "transport">;
  readonly onCommit: () => void;
}

/** Mails people what they missed while they were away, a bite of them at a time; nothing where no mail is sent. */
export function digestChores(options: DigestOptions): readonly Chore[] {
  return options.mail.transport ? [digestChore(options)] : [];
}

function digestChore({ store, clock, connections, onCommit }: DigestOptions): Chore {
  return seldom(limits.mail_digest_look_s * 1000, {
    name: "mail digests",
    async run() {
      const nowMs = clock.nowMs();
      const due = await selectDueDigests(store.db, nowMs, limits.mail_digests_at_once);
      if (due.length === 0) return { hasMore: false };
      let didWork = false;
      for (const userId of due) {
        // With a browser that is open, also a quiet one, the client shows what is unread.
        const isConnected = (await connections(userId)).length > 0;
        const made = await store.write(makeDigest, { caller: nobody, nowMs }, { userId, isConnected });
        didWork ||= made.ok && made.didWork;
      }
      if (didWork) onCommit();
      return { hasMore: due.length === limits.mail_digests_at_once };
    },
  });
}
