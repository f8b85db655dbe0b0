import { limits } from "@platform/protocol";
import { type LimitBody, type Outgoing, type OutgoingAnswer, OutgoingFault } from "../../ports/outgoing/outgoing.ts";

/** Sites recognize programs that make previews by this name, and answer them with the tags that describe a page. */
const userAgent = "Platform-LinkPreview/1.0 (compatible; Slackbot-LinkExpanding 1.0)";

export interface FetchedLink {
  /** Where the redirects ended. */
  readonly url: string;
  /** Without parameters, in lower case. */
  readonly type: string;
  readonly charset: string | undefined;
  readonly body: Buffer;
}

export interface LinkRequest {
  readonly accept: string;
  readonly endsMs: number;
  /** How many bytes of a type are wanted; undefined for a type that is not. */
  readonly limitOf: (type: string) => { readonly bytesMax: number; readonly isBeginningEnough: boolean } | undefined;
}

/** There is no answer now, and there may be one later: the site is down, overloaded or slow. */
export class LinkUnavailable extends Error {
  override readonly name = "LinkUnavailable";
}

/**
 * What is at an address, after its redirects; undefined when that is not wanted. Each redirect is a request of its own, so
 * that its address is checked like the first one. Throws `LinkUnavailable` or `OutgoingFault` when there is no answer.
 */
export async function fetchLink(
  outgoing: Outgoing,
  from: string,
  { accept, endsMs, limitOf }: LinkRequest,
): Promise<FetchedLink | undefined> {
  let url = from;
  for (let hops = 0; hops <= limits.preview_redirects_max; hops++) {
    const limitBody: LimitBody = (head) => (isUseful(head) ? limitOf(typeOf(head)) : undefined);
    const timeoutMs = Math.max(endsMs - performance.now(), 1);
    const headers = { accept, "user-agent": userAgent };
    const answer = await outgoing
      .ask(url, { method: "GET", headers, body: "", timeoutMs, limitBody })
      .catch(rethrowTemporary);
    if (answer.status >= 500 || temporary.has(answer.status)) {
      throw new LinkUnavailable(`The site answered ${answer.status}.`);
    }
    if (!answer.isRedirect) {
      if (!limitBody(answer)) return undefined;
      return { url, type: typeOf(answer), charset: charsetOf(answer), body: answer.body };
    }
    const next = URL.parse(answer.headers.location ?? "", url);
    if (next?.protocol !== "https:" && next?.protocol !== "http:") return undefined;
    url = next.href;
  }
  return undefined;
}

/** The request took too long for the site, or it has had too many. */
const temporary: ReadonlySet<number> = new Set([408, 429]);

function rethrowTemporary(error: unknown): never {
  const isTemporary = error instanceof OutgoingFault && (error.kind === "timeout" || error.kind === "connection");
  throw isTemporary ? new LinkUnavailable(error.message, { cause: error }) : error;
}

type Head = Omit<OutgoingAnswer, "body">;

/** A compressed answer was not asked for: a few bytes of it could become any number. */
function isUseful({ status, headers }: Head): boolean {
  const encoding = headers["content-encoding"] ?? "identity";
  return status === 200 && encoding.trim().toLowerCase() === "identity";
}

function typeOf({ headers }: Head): string {
  return (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function charsetOf({ headers }: Head): string | undefined {
  return /charset="?([\w-]{1,40})/i.exec(headers["content-type"] ?? "")?.[1];
}
