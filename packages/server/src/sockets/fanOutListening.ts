import type { OutgoingEvent, SocketFanOut } from "../delivery/socketFanOut.ts";

interface RelayListener {
  readonly onEvent: (event: OutgoingEvent) => void;
  /** Events were pruned before this server read them. */
  readonly onGap: () => void;
}

/** Listens to the relay while there are sockets that need it: the relay reads the outbox for listeners alone. */
export function createFanOutListening(fanOut: SocketFanOut, { onEvent, onGap }: RelayListener) {
  let listening: Promise<() => void> | undefined;
  return {
    /** Resolves when every event committed from then on will be heard. */
    async start(): Promise<void> {
      await (listening ??= fanOut.listen(onEvent, onGap));
    },
    stop(): void {
      const ended = listening;
      listening = undefined;
      void ended?.then((unlisten) => unlisten());
    },
  };
}
