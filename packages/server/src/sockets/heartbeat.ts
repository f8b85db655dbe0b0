import type { WebSocket } from "ws";

interface Peer {
  readonly socket: WebSocket;
  /** Set by the peer's pong. */
  isAlive: boolean;
  /** By a fault: it is neither pinged nor found dead. */
  readonly isSilent?: boolean;
}

/** Pings sockets from time to time: a peer that vanished without a word is found by its missing pong. */
export function createHeartbeat<One extends Peer>(
  peers: () => Iterable<One>,
  everyMs: number,
  onBeat?: (peer: One) => void,
) {
  let timer: NodeJS.Timeout | undefined;

  function beat(): void {
    for (const peer of peers()) {
      if (peer.isSilent) continue;
      if (!peer.isAlive) peer.socket.terminate();
      peer.isAlive = false;
      peer.socket.ping();
      onBeat?.(peer);
    }
  }

  return {
    start(): void {
      timer ??= setInterval(beat, everyMs).unref();
    },
    stop(): void {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
