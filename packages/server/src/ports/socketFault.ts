/** Why an app is asked to leave its socket. After `warning` it has a few seconds left. */
export const disconnectReasons = ["warning", "refresh_requested", "link_disabled", "too_many_websockets"] as const;
export type DisconnectReason = (typeof disconnectReasons)[number];

/** When a fault strikes the socket of an app: at the next occasion of this kind, or all open sockets at once. */
export const socketStages = ["connect", "hello", "envelope", "acknowledgement", "ping", "now"] as const;
export type SocketStage = (typeof socketStages)[number];

/** What a network can do to a socket: break it, keep it open without passing anything on, or lose its pongs. */
export const connectionFaults = ["closed", "silent", "no_pongs"] as const;
export type ConnectionFault = (typeof connectionFaults)[number];

export type SocketEffect =
  | { readonly disconnect: DisconnectReason; readonly connection?: undefined }
  | { readonly connection: ConnectionFault; readonly disconnect?: undefined };

/** Where faults come into the sockets of apps. `take` is empty while none is ordered. */
export interface SocketFaultSlot {
  take: ((stage: SocketStage) => SocketEffect | undefined) | undefined;
  /** Strikes the sockets that are open now; set by the server of the sockets. */
  strike: (effect: SocketEffect) => void;
}
