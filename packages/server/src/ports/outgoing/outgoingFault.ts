/**
 * Why a request that left the server, or was not let out, brought no answer:
 * - `bad_url`: the address is none that requests go to: its scheme, or a name and password in it.
 * - `unresolvable`: the name is not known, or the lookup timed out.
 * - `refused_address`: the name leads, or may lead, to a place that this server must not ask.
 * - `connection`: nobody listens there, or the connection broke, or what came was no HTTP.
 * - `tls`: the other side could not prove who it is.
 * - `timeout`: the answer was not there, whole, in time.
 * - `too_large`: the answer has more headers or more body than anybody reads.
 */
export type OutgoingFaultKind =
  | "bad_url"
  | "unresolvable"
  | "refused_address"
  | "connection"
  | "tls"
  | "timeout"
  | "too_large";

export class OutgoingFault extends Error {
  override readonly name = "OutgoingFault";
  readonly kind: OutgoingFaultKind;

  constructor(kind: OutgoingFaultKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
