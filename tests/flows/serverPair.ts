import { type ServerProcess, type ServerSetting, startServer } from "../faults/serverProcess.ts";

export interface ApiAnswer {
  readonly ok: boolean;
  readonly error?: string;
}

const attemptsMax = 5;

/** Which of the two. */
export type Place = 0 | 1;

/** Two servers on one store, either of which can be stopped and started again while calls to it are under way. */
export class ServerPair implements AsyncDisposable {
  readonly #setting: ServerSetting;
  readonly #servers: [Promise<ServerProcess>, Promise<ServerProcess>];
  /** How many calls a server answered with `service_unavailable`, although it was not stopped. */
  unavailable = 0;

  private constructor(setting: ServerSetting, first: ServerProcess, second: ServerProcess) {
    this.#setting = setting;
    this.#servers = [Promise.resolve(first), Promise.resolve(second)];
  }

  static async start(setting: ServerSetting): Promise<ServerPair> {
    const first = await startServer(setting);
    try {
      return new ServerPair(setting, first, await startServer(setting));
    } catch (error) {
      await first[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** What the first start wrote down. */
  async dev<Description>(): Promise<Description> {
    return (await this.#servers[0]).dev as unknown as Description;
  }

  /**
   * Calls as an SDK does. When the server goes away before it has answered, the same call is made to its successor. When it
   * answers `service_unavailable`, it promises that nothing was kept, and the call is made again: on a busy machine a statement
   * may wait longer for a lock than the five seconds that a server gives it.
   */
  async call<Answer extends ApiAnswer>(
    place: Place,
    method: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    for (let attempt = 1; ;) {
      const server = this.#servers[place];
      const answer = await post<Answer>(await server, method, fields).catch((error: unknown) => error as Error);
      const isLost = answer instanceof Error || answer.error === "service_unavailable";
      if (!isLost) return answer;
      if (this.#servers[place] !== server) continue;
      // The server was not stopped, so nothing excuses a lost connection.
      if (answer instanceof Error) throw answer;
      if (attempt++ === attemptsMax) throw new Error(`${method}: ${answer.error} ${attemptsMax} times`);
      this.unavailable++;
    }
  }

  /** Ends one server now; later callers wait for its replacement. */
  restart(place: Place, signal: NodeJS.Signals): void {
    this.#servers[place] = this.#servers[place].then(async (server) => {
      server.signal(signal);
      await server.ended;
      return startServer(this.#setting);
    });
    // The next caller that awaits it gets the failure; until then it must not end the process.
    this.#servers[place].catch(() => {});
  }

  /** Moves the time of one server, which the other does not follow until it is started again. */
  async advance(place: Place, by: string): Promise<void> {
    await control(await this.#servers[place], "clock.advance", { by });
  }

  /** Both running, and with one time. */
  async settle(): Promise<void> {
    const servers = await Promise.all(this.#servers);
    const ahead = await Promise.all(servers.map(async (server) => (await control(server, "clock.get", {})).ahead_ms));
    const latest = Math.max(...ahead);
    for (const [place, server] of servers.entries()) {
      const behind = latest - (ahead[place] ?? latest);
      if (behind > 0) await control(server, "clock.advance", { by: `${behind}ms` });
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const started of await Promise.allSettled(this.#servers)) {
      if (started.status === "fulfilled") await started.value[Symbol.asyncDispose]();
    }
  }
}

async function post<Answer>(server: ServerProcess, method: string, fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${server.url}/api/${method}`, { method: "POST", body });
  return (await response.json()) as Answer;
}

async function control(server: ServerProcess, name: string, body: object): Promise<{ ahead_ms: number }> {
  const { control_token: token } = server.dev as unknown as { control_token: string };
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const response = await fetch(`${server.url}/control/${name}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as ApiAnswer & { ahead_ms: number };
  if (!answer.ok) throw new Error(`${name}: ${answer.error}`);
  return answer;
}
