/** Where a call comes from. Plain data: it crosses to the writer thread. */
export interface Origin {
  /** The IP address; empty when the platform itself acts. */
  readonly address: string;
  /** The User-Agent. */
  readonly client: string;
  /** The sign-in session, or the grant of the token. */
  readonly sessionId: string;
}

/** For what the platform does by itself. */
export const noOrigin: Origin = { address: "", client: "", sessionId: "" };

/** The call that an operation belongs to, for the entries that the operation writes. */
export interface AuditTrail {
  readonly origin: Origin;
  readonly method: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** The actions that the operation has written entries for: a call with the same one needs no entry of its own. */
  readonly noted: Set<string>;
}
