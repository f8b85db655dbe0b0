import { Socket } from "node:net";
import pg from "pg";

/** Servers on one database notify each other that something was committed. */
export interface CommitNotices {
  /** Whether notices arrive at the moment. While they do not, readers have to poll. */
  isListening(): boolean;
  subscribe(listener: () => void): void;
}

export interface CommitChannel extends CommitNotices {
  /** Something was committed, or rolled back after others may have waited for it. */
  announce(): void;
  stop(): Promise<void>;
}

const channel = "platform_commits";
/** One notice for all commits of this time: PostgreSQL sends them one transaction at a time. */
const restMs = 10;
const reconnectMs = 1_000;
const connectPatienceMs = 5_000;

/**
 * Notices are sent after the commit, in a statement of their own: sent by the transaction itself they would make commits
 * wait for each other. A server that dies in between sends none, so readers also poll, though rarely.
 */
export function openCommitChannel(pool: pg.Pool, listenUrl: string): CommitChannel {
  const listeners: (() => void)[] = [];
  /** The connection of the listener. Destroyed, not closed: behind a silent network a polite end would never come. */
  let current: Socket | undefined;
  let isUp = false;
  let isStopped = false;
  let reconnecting: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isWanted = false;
  const emit = (): void => {
    for (const listener of listeners) listener();
  };

  async function connect(): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      stream: () => socket,
      connectionString: listenUrl,
      application_name: "platform listener",
      connectionTimeoutMillis: connectPatienceMs,
      query_timeout: connectPatienceMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    current = socket;
    client.on("notification", emit);
    client.on("error", () => lose(socket));
    client.on("end", () => lose(socket));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch {
      return lose(socket);
    }
    if (current !== socket) return;
    isUp = true;
    // For what was committed while nothing was heard.
    emit();
  }

  function lose(socket: Socket): void {
    if (current !== socket) return;
    current = undefined;
    isUp = false;
    socket.destroy();
    if (!isStopped) reconnecting = setTimeout(() => void connect(), reconnectMs).unref();
  }

  async function send(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      // A notice that is lost is made up for by the poll.
      await pool.query(`select pg_notify('${channel}', '')`).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    sending = undefined;
  }

  void connect();
  return {
    isListening: () => isUp,
    subscribe: (listener) => void listeners.push(listener),
    announce() {
      isWanted = true;
      sending ??= send();
    },
    async stop() {
      isStopped = true;
      clearTimeout(reconnecting);
      await sending;
      const socket = current;
      current = undefined;
      isUp = false;
      socket?.destroy();
    },
  };
}
