import type { IncomingMessage } from "node:http";

/** What the log says about a request that is no call of the Web API: never a path or a query, which may hold secrets. */
export interface RequestNotes {
  /** The pattern of the address, such as `/services/:teamId/:id/:secret`. */
  readonly route?: string | undefined;
  readonly team?: string | undefined;
  readonly user?: string | undefined;
  readonly app?: string | undefined;
}

const followed = new WeakMap<IncomingMessage, RequestNotes>();

/** From now on `noteRequest` keeps what is found out about this request. */
export function followRequest(request: IncomingMessage, notes: RequestNotes): void {
  followed.set(request, notes);
}

/** Called where a request turns out to be of a route, a person or an app; without a log that follows it, nothing is kept. */
export function noteRequest(request: IncomingMessage, notes: RequestNotes): void {
  const before = followed.get(request);
  if (before) followed.set(request, { ...before, ...notes });
}

export function requestNotes(request: IncomingMessage): RequestNotes {
  return followed.get(request) ?? {};
}
