/** What goes over an app's socket, besides the id by which it is acknowledged. */
export interface SocketEnvelope {
  readonly type: "events_api" | "interactive" | "slash_commands";
  /** JSON. */
  readonly payload: string;
  readonly acceptsAnswer: boolean;
  /** Of events only: how often it was sent before, and why that failed. */
  readonly retry?: { readonly attempt: number; readonly reason: string };
}

export type SocketOutcome =
  | { readonly kind: "acknowledged"; readonly payload: unknown }
  | { readonly kind: "timeout" }
  /** The socket went away before it was acknowledged. */
  | { readonly kind: "closed" }
  /** There is none here that could take it. */
  | { readonly kind: "no_connection" };

/** The sockets that apps have opened to this server. */
export interface AppSockets {
  hasAny(): boolean;
  /** How many envelopes the app could take now. */
  roomOf(appId: string): number;
  /** Sends it over one of the app's sockets, another one each time, and waits for the acknowledgement. */
  send(appId: string, envelope: SocketEnvelope): Promise<SocketOutcome>;
}
