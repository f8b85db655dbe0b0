import { type ClientRequest, Agent as HttpAgent, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { callbackify } from "node:util";
import { limits } from "@platform/protocol";
import { type AddressRules, openAddresses } from "./addresses.ts";
import {
  type LimitBody,
  type OutgoingAnswer,
  readAnswer,
  StaleConnection,
  streamAnswer,
  type StreamedAnswer,
} from "./outgoingAnswer.ts";
import { OutgoingFault } from "./outgoingFault.ts";
import { createTurns } from "./outgoingTurns.ts";
import { createResolveName, type ResolveName } from "./resolveName.ts";

export type { LimitBody, OutgoingAnswer, StreamedAnswer } from "./outgoingAnswer.ts";
export { OutgoingFault, type OutgoingFaultKind } from "./outgoingFault.ts";

/** All requests that leave the server go through one of these, because their addresses are chosen by others. */
export interface Outgoing {
  /** Asks with any verb, and gives up when told to. Ends as `post` does. */
  ask(url: string, request: Asked): Promise<OutgoingAnswer>;
  /** Gives whatever the other side answered, errors of its own included; rejects with an `OutgoingFault` otherwise. */
  post(url: string, request: OutgoingRequest): Promise<OutgoingAnswer>;
  /** Asks for what may be too large for the memory, or never ends: bytes are read while `take` is at work, and end with it. */
  receive<Result>(url: string, request: Received, take: (answer: StreamedAnswer) => Promise<Result>): Promise<Result>;
  /** Ends what is under way and lets go of every connection. */
  stop(): void;
}

export interface OutgoingRequest {
  /** One value each: some receivers refuse lists. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** For all of it, from finding the name to the last byte of the answer. */
  readonly timeoutMs: number;
  /** How much of the answer is read, where that is not the limit of all. */
  readonly limitBody?: LimitBody;
}

export interface Received {
  /** GET, without a body, when left out. */
  readonly method?: "POST";
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
  /** For all of it, to the last byte. */
  readonly timeoutMs: number;
  readonly bytesMax: number;
  readonly ending?: AbortSignal;
}

type Asked = OutgoingRequest & { readonly method: string; readonly ending?: AbortSignal };

export interface OutgoingOptions extends AddressRules {
  readonly resolve?: ResolveName;
  /** Addresses may begin with http, for what is public anyway. Without it only where this machine may be asked. */
  readonly allowPlain?: boolean;
}

export function createOutgoing({ resolve = createResolveName(), ...rules }: OutgoingOptions): Outgoing {
  const allowPlain = rules.allowPlain ?? rules.allowLoopback;
  const isOpen = openAddresses(rules);
  const lookup = checkedLookup(resolve, isOpen);
  const takeTurn = createTurns(limits.outgoing_connections_max);
  const underWay = new Set<AbortController>();
  const agents = { "http:": new HttpAgent(pool), "https:": new HttpsAgent(pool) };

  function open(url: URL, { method, headers, body }: Asked, isFresh: boolean): ClientRequest {
    const options = {
      method,
      // The name of the receiver comes from the URL alone: it decides whose certificate is asked for.
      headers: {
        "accept-encoding": "identity",
        ...headers,
        host: url.host,
        "content-length": Buffer.byteLength(body),
      },
      lookup,
      autoSelectFamily: true,
      maxHeaderSize: limits.outgoing_headers_bytes_max,
    };
    if (url.protocol === "http:") return httpRequest(url, { ...options, agent: !isFresh && agents["http:"] });
    // Said aloud, because an environment variable would otherwise turn it off.
    return httpsRequest(url, { ...options, agent: !isFresh && agents["https:"], rejectUnauthorized: true });
  }

  async function send<Result>(
    text: string,
    request: Asked,
    read: (sent: ClientRequest, ending: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const url = parseUrl(text, allowPlain);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    // An address is connected to without a lookup, so it is checked here.
    if (isIP(host) !== 0 && !isOpen(host)) throw refusedAddress(host);
    const ending = new AbortController();
    const late = () => ending.abort(new OutgoingFault("timeout", "The answer took too long."));
    const unwanted = () => ending.abort(new OutgoingFault("connection", "Nobody waits for the answer any more."));
    const timer = setTimeout(late, request.timeoutMs);
    underWay.add(ending);
    request.ending?.addEventListener("abort", unwanted);
    try {
      const attempt = async (isFresh: boolean) => {
        ending.signal.throwIfAborted();
        return read(open(url, request, isFresh), ending.signal);
      };
      return await takeTurn(url.origin, ending.signal, () =>
        attempt(false).catch((error: unknown) => {
          if (error instanceof StaleConnection) return attempt(true);
          throw error;
        }),
      );
    } finally {
      clearTimeout(timer);
      underWay.delete(ending);
      request.ending?.removeEventListener("abort", unwanted);
    }
  }

  const ask = (url: string, request: Asked) =>
    send(url, request, (sent, ending) => readAnswer(sent, request.body, ending, request.limitBody));

  return {
    ask,
    receive: (url, request, take) =>
      send(url, { method: "GET", body: "", ...request }, (sent, ending) =>
        streamAnswer(sent, { body: request.body ?? "", bytesMax: request.bytesMax, ending }, take),
      ),
    post: (url, request) => ask(url, { ...request, method: "POST" }),
    stop() {
      for (const ending of underWay) ending.abort(new OutgoingFault("connection", "The server is stopping."));
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

const pool = {
  keepAlive: true,
  maxFreeSockets: limits.outgoing_idle_connections_max,
  timeout: limits.outgoing_idle_s * 1000,
};

function parseUrl(text: string, allowPlain: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "https:" && !(url?.protocol === "http:" && allowPlain)) {
    throw new OutgoingFault("bad_url", `Requests go to addresses that begin with https, not to ${text}.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new OutgoingFault("bad_url", "A name and a password in an address are sent to nobody.");
  }
  return url;
}

/** The only place where a name becomes an address: the one that was checked is the one that is connected to. */
function checkedLookup(resolve: ResolveName, isOpen: (address: string) => boolean): LookupFunction {
  const checked = async (name: string) => {
    const addresses = await resolve(name).catch((cause: unknown) => {
      throw new OutgoingFault("unresolvable", noWayTo(name), cause);
    });
    if (addresses.length === 0) throw new OutgoingFault("unresolvable", noWayTo(name));
    // One closed address among open ones is enough: which of them is connected to is up to the network.
    if (!addresses.every(isOpen)) throw refusedAddress(name);
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };
  const answer = callbackify(checked);
  return (name, _options, callback) => answer(name, (fault, addresses) => callback(fault, addresses));
}

function refusedAddress(host: string): OutgoingFault {
  return new OutgoingFault("refused_address", noWayTo(host));
}

/**
 * The same words whether a name is unknown or leads to a closed address: authors of apps read them, and could otherwise
 * learn which names exist in the network of this server. The kind of the fault is for the server alone.
 */
function noWayTo(host: string): string {
  return `${host} has no address that requests from this server go to.`;
}
