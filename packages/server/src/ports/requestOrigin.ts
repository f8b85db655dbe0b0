import { AsyncLocalStorage } from "node:async_hooks";

interface RequestOrigin {
  readonly address: () => string;
  readonly client: () => string;
}

const current = new AsyncLocalStorage<RequestOrigin>();

/**
 * Runs what answers a request of a page. The services behind pages are opened once for all requests, so the audit log asks
 * here where a request comes from. Calls of the Web API pass it along instead, because they are many.
 */
export function withRequestOrigin(origin: RequestOrigin, answer: () => void): void {
  current.run(origin, answer);
}

export function requestAddress(): string {
  return current.getStore()?.address() ?? "";
}

export function requestClient(): string {
  return current.getStore()?.client() ?? "";
}
