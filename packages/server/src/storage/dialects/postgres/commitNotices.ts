import type pg from "pg";
import { openNoticeListener } from "./noticeListener.ts";

/** Servers on one database notify each other that something was committed. */
export interface CommitNotices {
  /** Whether notices arrive at the moment. */
  isListening(): boolean;
  subscribe(listener: () => void): void;
  /** How often the connection of the listener was lost, or could not be opened. */
  losses(): number;
}

export interface CommitChannel extends CommitNotices {
  /** Something was committed, or rolled back after others may have waited for it. */
  announce(): void;
  stop(): Promise<void>;
}

const channel = "platform_commits";
/** One notice for all commits of this time: PostgreSQL sends them one transaction at a time. */
const restMs = 10;

/**
 * Notices are sent after the commit, in a statement of their own: sent by the transaction itself they would make commits
 * wait for each other. A server that dies in between sends none, so readers also poll, though rarely.
 */
export function openCommitChannel(pool: pg.Pool, listenUrl: string): CommitChannel {
  const listeners: (() => void)[] = [];
  let isStopped = false;
  let sending: Promise<void> | undefined;
  let isWanted = false;
  const listener = openNoticeListener(listenUrl, channel, () => {
    for (const notify of listeners) notify();
  });

  async function send(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      // A notice that is lost is made up for by the poll.
      await pool.query(`select pg_notify('${channel}', '')`).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    sending = undefined;
  }

  return {
    isListening: listener.isUp,
    losses: listener.losses,
    subscribe: (notify) => void listeners.push(notify),
    announce() {
      isWanted = true;
      sending ??= send();
    },
    async stop() {
      isStopped = true;
      await sending;
      listener.stop();
    },
  };
}
