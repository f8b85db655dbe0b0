import type { MethodName, MethodParams } from "@platform/protocol/contract/methods.ts";
import type { MethodOutcome, PagedMethod } from "./contract.ts";
import { NotAnAnswer } from "./notAnAnswer.ts";
import { retryDelayMs, wait } from "./retry.ts";

export interface ClientOptions {
  /** Where the platform is, such as `http://localhost:8065`. */
  readonly baseUrl: string;
  /** Sent with every call; a call without one reaches only methods that need none. */
  readonly token?: string;
  /** How often a call is repeated when the platform asks to wait. 3 unless told; 0 never repeats. */
  readonly retries?: number;
  /** A longer wait than this is not waited for: the refusal is returned instead. 60 seconds unless told. */
  readonly retryAfterMaxS?: number;
  readonly fetch?: typeof fetch;
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface Client {
  /**
   * Calls a method. A refusal is a value, never an exception; what throws is a network that fails or an answer that is
   * not the platform's.
   *
   * @example
   * const found = await client.call("users.info", { user: "U123" });
   * if (found.ok) console.log(found.user.name);
   * else if (found.error === "user_not_found") console.log("gone");
   */
  call<Name extends MethodName>(
    method: Name,
    params: MethodParams<Name>,
    options?: CallOptions,
  ): Promise<MethodOutcome<Name>>;

  /**
   * The pages of a list, each fetched when it is asked for. A refusal is the last page.
   *
   * @example
   * for await (const page of client.pages("users.list", { limit: 200 })) {
   *   if (!page.ok) throw new Error(page.error);
   *   for (const member of page.members) console.log(member.name);
   * }
   */
  pages<Name extends PagedMethod>(
    method: Name,
    params: MethodParams<Name>,
    options?: CallOptions,
  ): AsyncGenerator<MethodOutcome<Name>, void, undefined>;
}

/** A client of the Web API, typed by the contract. Runs wherever `fetch` does. */
export function createClient(options: ClientOptions): Client {
  const { token, retries = 3, retryAfterMaxS = 60 } = options;
  const root = `${options.baseUrl.replace(/\/+$/, "")}/api/`;
  const pause = options.wait ?? wait;

  async function send(method: string, params: object, signal: AbortSignal | undefined): Promise<Response> {
    // Looked up at each call, so that a page which replaces the global one is heard.
    const ask = options.fetch ?? fetch;
    return ask(`${root}${method}`, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(params),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  const call: Client["call"] = async <Name extends MethodName>(
    method: Name,
    params: MethodParams<Name>,
    { signal }: CallOptions = {},
  ) => {
    for (let attempt = 0; ; attempt++) {
      const response = await send(method, params, signal);
      const delayMs = attempt < retries ? retryDelayMs(response, retryAfterMaxS) : undefined;
      if (delayMs === undefined) return (await readAnswer(method, response)) as MethodOutcome<Name>;
      // An unread body would hold its connection until the garbage collector finds it.
      await response.text();
      await pause(delayMs, signal);
    }
  };

  async function* pages<Name extends PagedMethod>(method: Name, params: MethodParams<Name>, callOptions?: CallOptions) {
    let cursor: string | undefined;
    do {
      const page = await call(method, cursor === undefined ? params : { ...params, cursor }, callOptions);
      yield page;
      cursor = page.ok ? nextCursor(page) : undefined;
    } while (cursor !== undefined);
  }

  return { call, pages };
}

const fileType = "application/gzip";

async function readAnswer(method: string, response: Response): Promise<unknown> {
  if (response.headers.get("content-type") === fileType) {
    return { ok: true, bytes: new Uint8Array(await response.arrayBuffer()) };
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    throw new NotAnAnswer(method, response.status, error);
  }
  if (typeof answer !== "object" || answer === null || !("ok" in answer)) {
    throw new NotAnAnswer(method, response.status, undefined);
  }
  return answer;
}

/** The last page has an empty cursor, or none. */
function nextCursor(page: object): string | undefined {
  const metadata =
    "response_metadata" in page ? (page.response_metadata as { next_cursor?: string } | undefined) : undefined;
  return metadata?.next_cursor || undefined;
}
