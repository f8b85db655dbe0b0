import { Socket } from "node:net";
import pg from "pg";

export interface NoticeListener {
  isUp(): boolean;
  /** How often the connection was lost, or could not be opened. */
  losses(): number;
  stop(): void;
}

/** The first attempt comes soon, because most cuts are of one connection; later ones spare a database that is down. */
const reconnectFirstMs = 50;
const reconnectMostMs = 5_000;
const connectPatienceMs = 5_000;
/** A network that drops everything is noticed by a question without an answer. */
const checkEveryMs = 10_000;

/**
 * Listens on a connection of its own, and opens another one whenever that is lost. `onNotice` is called for every notice
 * and after every connect, for what was sent while nothing was heard.
 */
export function openNoticeListener(url: string, channel: string, onNotice: () => void): NoticeListener {
  /** Destroyed, not closed: behind a silent network a polite end would never come. */
  let current: Socket | undefined;
  let isUp = false;
  let isStopped = false;
  let reconnecting: NodeJS.Timeout | undefined;
  let checking: NodeJS.Timeout | undefined;
  let losses = 0;
  let failures = 0;

  async function connect(): Promise<void> {
    const socket = new Socket();
    const client = clientOn(socket, url);
    current = socket;
    client.on("notification", onNotice);
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
    failures = 0;
    checking = setInterval(() => void client.query("select 1").catch(() => lose(socket)), checkEveryMs).unref();
    onNotice();
  }

  function lose(socket: Socket): void {
    if (current !== socket) return;
    end();
    if (isStopped) return;
    losses++;
    const waitMs = Math.min(reconnectFirstMs * 2 ** failures++, reconnectMostMs);
    reconnecting = setTimeout(() => void connect(), waitMs).unref();
  }

  function end(): void {
    const socket = current;
    current = undefined;
    isUp = false;
    clearInterval(checking);
    socket?.destroy();
  }

  void connect();
  return {
    isUp: () => isUp,
    losses: () => losses,
    stop() {
      isStopped = true;
      clearTimeout(reconnecting);
      end();
    },
  };
}

function clientOn(socket: Socket, url: string): pg.Client {
  return new pg.Client({
    stream: () => socket,
    connectionString: url,
    application_name: "platform listener",
    connectionTimeoutMillis: connectPatienceMs,
    query_timeout: connectPatienceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
}
