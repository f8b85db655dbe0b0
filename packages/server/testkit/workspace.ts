import type { MethodName, MethodParams, MethodResult } from "@platform/protocol/contract/methods.ts";
import { answerCall, type Call } from "../src/http/call.ts";
import { createLog } from "../src/ports/log.ts";
import { createPlatform, type DevDescription, type Platform, type PlatformOptions } from "../src/platform.ts";
import type { Clock } from "../src/ports/ports.ts";
import { type Body, checkAnswer } from "./checkAnswer.ts";
import { createDatabase, type TestDatabase } from "./testPostgres.ts";

/** A clock that stands still until a test moves it. */
export class StoppedClock implements Clock {
  #nowMs = Date.UTC(2026, 0, 15, 9, 0, 0);
  nowMs(): number {
    return this.#nowMs;
  }
  advance(by: { readonly hours?: number; readonly seconds?: number }): void {
    this.#nowMs += (by.hours ?? 0) * 3_600_000 + (by.seconds ?? 0) * 1000;
  }
}

/** A person with a token. */
export interface Actor {
  readonly id: string;
  readonly token: string;
  /** Calls a method and expects it to succeed. */
  does<Name extends MethodName>(method: Name, params: MethodParams<Name>): Promise<MethodResult<Name>>;
  /** Calls a method and tells the code it was refused with. */
  refused(method: MethodName, params: Readonly<Record<string, unknown>>): Promise<string>;
  /** Calls a method and takes whatever comes. */
  asks(method: string, params: Readonly<Record<string, unknown>>): Promise<Body>;
}

export interface Workspace extends AsyncDisposable {
  readonly platform: Platform;
  readonly clock: StoppedClock;
  readonly dev: DevDescription;
  readonly alice: Actor;
  readonly bob: Actor;
  readonly carol: Actor;
  readonly dora: Actor;
  readonly bot: Actor;
  readonly general: string;
  readonly random: string;
  readonly secret: string;
  /** Anybody, by token; an empty one sends none. */
  actor(token: string, id?: string): Actor;
  /** The pipeline itself, for requests that no client would make. */
  send(
    call: Partial<Call> & { readonly method: string },
  ): Promise<Body & { status: number; headers: Record<string, string> }>;
}

const silent = createLog({ level: "silent", write: () => {} });

let described: { readonly team: string; readonly dev: DevDescription } | undefined;

/**
 * Nearly every workspace in memory begins as the same image, and to describe it takes as long as to open it. The id of its
 * first team tells whether it is the same: no two plantings draw the same one.
 */
async function describePlanted(platform: Platform, options: PlatformOptions): Promise<DevDescription> {
  if (Object.keys(options).some((name) => decisive.has(name))) return platform.describeDev();
  const teams = platform.store.db.selectFrom("teams").select("id").orderBy("id").limit(1);
  const { id: team } = await teams.executeTakeFirstOrThrow();
  if (described?.team !== team) described = { team, dev: await platform.describeDev() };
  return described.dev;
}

/** Options that a description depends on, or what it describes. */
const decisive: ReadonlySet<string> = new Set(["seed", "dataFolder", "databaseUrl", "baseUrl"]);

/** The dev workspace on a stopped clock, in memory and without rate limits unless told otherwise. */
export async function workspace(options: PlatformOptions = {}): Promise<Workspace> {
  const clock = new StoppedClock();
  const { platform, dev, stop } = await openDev(options, clock);

  const answerTo = async (call: Partial<Call> & { readonly method: string }) => {
    const answer = await answerCall(platform.callServices, {
      query: "",
      contentType: undefined,
      body: undefined,
      authorization: undefined,
      requestId: "test",
      address: () => "192.0.2.1",
      ...call,
    });
    return { body: checkAnswer(call.method, answer), status: answer.status, headers: answer.headers };
  };
  const send: Workspace["send"] = async (call) => {
    const { body, status, headers } = await answerTo(call);
    return { ...body, status, headers };
  };

  function actor(token: string, id = ""): Actor {
    const asks = async (method: string, params: Readonly<Record<string, unknown>>): Promise<Body> => {
      const { body } = await answerTo({
        method,
        contentType: "application/json; charset=utf-8",
        body: Buffer.from(JSON.stringify(params)),
        authorization: token === "" ? undefined : `Bearer ${token}`,
      });
      return body;
    };
    return {
      id,
      token,
      asks,
      async does<Name extends MethodName>(method: Name, params: MethodParams<Name>) {
        const body = await asks(method, params);
        if (!body.ok) throw new Error(`${method} was refused: ${JSON.stringify(body)}`);
        return body as unknown as MethodResult<Name>;
      },
      async refused(method, params) {
        const body = await asks(method, params);
        if (body.ok) throw new Error(`${method} was not refused: ${JSON.stringify(body)}`);
        return body.error ?? "";
      },
    };
  }

  const person = (name: string): Actor => {
    const user = dev.users.find((candidate) => candidate.name === name);
    return actor(user?.token ?? "", user?.id ?? "");
  };
  const [app] = dev.apps.filter((candidate) => candidate.name === "Dev App");
  const channel = (name: string): string => dev.channels[name] ?? "";
  return {
    platform,
    clock,
    dev,
    send,
    actor,
    alice: person("alice"),
    bob: person("bob"),
    carol: person("carol"),
    dora: person("dora"),
    bot: actor(app?.bot_token ?? ""),
    general: channel("general"),
    random: channel("random"),
    secret: channel("secret"),
    [Symbol.asyncDispose]: stop,
  };
}

async function openDev(options: PlatformOptions, clock: Clock) {
  const database = await databaseFor(options);
  const where = database === undefined ? options : { ...options, databaseUrl: database.url };
  const platform = await createPlatform({ seed: "dev", dev: true, rates: "off", clock, log: silent, ...where });
  const dev = await describePlanted(platform, where);
  const stop = async () => {
    await platform.stop();
    await database?.[Symbol.asyncDispose]();
  };
  return { platform, dev, stop };
}

/** `npm test -- --only methods` runs the specs of the methods on PostgreSQL, where a spec does not choose a store itself. */
async function databaseFor(options: PlatformOptions): Promise<TestDatabase | undefined> {
  const isChosen = options.dataFolder !== undefined || options.databaseUrl !== undefined;
  return process.env["PLATFORM_TEST_METHODS"] !== "postgres" || isChosen ? undefined : createDatabase();
}
