import { readFileSync } from "node:fs";
import type { SeedDocument } from "@platform/server";
import { connectHost, type HostConnection } from "./connectHost.ts";
import type { Answer, Request, Started } from "./host/wire.ts";

/** A platform in the host. It lasts until it is stopped, or until this process ends. */
export interface HostedPlatform extends Started {
  stop(): Promise<void>;
}

export async function startHosted(seed: SeedDocument | string | undefined): Promise<HostedPlatform> {
  const request = requestOf(seed);
  const connection = await connectHost();
  const { socket, secret } = connection;
  const answers = listen(connection);
  const started = answers.next();
  write(connection, { ...request, secret });
  const answer = await started;
  if (answer.kind === "failed") throw new Error(answer.message);
  if (answer.kind !== "started") throw new Error(`The host of the platforms answered ${answer.kind}.`);
  // A test that forgets to stop its platform may end all the same.
  socket.unref();
  let stopped: Promise<void> | undefined;

  async function stop(): Promise<void> {
    socket.ref();
    const last = answers.next();
    write(connection, { kind: "stop" });
    // A host that has ended has no platform either.
    await last.catch(() => undefined);
    socket.destroy();
  }

  const { kind: _, ...found } = answer;
  return { ...found, stop: () => (stopped ??= stop()) };
}

function requestOf(seed: SeedDocument | string | undefined): Omit<Request & { readonly kind: "start" }, "secret"> {
  if (seed === undefined) return { kind: "start" };
  if (typeof seed !== "string") return { kind: "start", seed };
  return { kind: "start", file: { name: seed, text: readFileSync(seed, "utf8") } };
}

function write({ socket }: HostConnection, request: Request): void {
  socket.write(`${JSON.stringify(request)}\n`);
}

interface Answers {
  /** The next answer that is no line of the log. */
  next(): Promise<Answer>;
}

function listen({ socket, lines }: HostConnection): Answers {
  let waiting: PromiseWithResolvers<Answer> | undefined;
  lines.on("line", (line) => {
    const answer = JSON.parse(line) as Answer;
    if (answer.kind === "log") process.stderr.write(answer.line);
    else waiting?.resolve(answer);
  });
  socket.on("close", () => waiting?.reject(new Error("The process that runs the platforms of these tests has ended.")));
  return {
    next() {
      waiting = Promise.withResolvers<Answer>();
      return waiting.promise;
    },
  };
}
