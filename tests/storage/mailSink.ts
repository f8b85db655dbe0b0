import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { type ReceivedMail, readMail } from "./readMail.ts";

/** How the sink takes a mail: the code of its answer, or it closes the connection after it has read the mail. */
export type SinkAnswer = 250 | 450 | 550 | "cut";

export interface MailSink extends AsyncDisposable {
  readonly url: string;
  /** All that it has read, also what it then refused. */
  readonly received: readonly ReceivedMail[];
  /** What it says to the next mails; after them 250. */
  answer(...answers: readonly SinkAnswer[]): void;
  /** Reads the next mails and does not answer, or does not even greet, until the returned function is called. */
  hold(at?: "answer" | "greeting"): () => void;
  /** Resolves with the next connection, or mail, that is held. */
  held(): Promise<void>;
}

export const sinkLogin = { user: "platform", password: "s3cret/pass word" };

/** A mail server on this machine that wants a password. */
export async function openMailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const answers: SinkAnswer[] = [];
  let isHeldAt: "answer" | "greeting" | undefined;
  let released = Promise.resolve();
  let arrived = Promise.withResolvers<void>();
  const waitAt = async (place: "answer" | "greeting"): Promise<void> => {
    if (isHeldAt !== place) return;
    arrived.resolve();
    await released;
  };
  const server = new SMTPServer({
    authMethods: ["PLAIN", "LOGIN"],
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    logger: false,
    onConnect: (_session, done) => void greet(done),
    onAuth({ username, password }, _session, done) {
      const isRight = username === sinkLogin.user && password === sinkLogin.password;
      // Some servers repeat what they were sent.
      if (isRight) done(null, { user: username });
      else done(Object.assign(new Error(`no such login: ${username} ${password}`), { responseCode: 535 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => void take(Buffer.concat(chunks), session.envelope.rcptTo[0]?.address ?? "", done));
    },
  });
  async function greet(done: () => void): Promise<void> {
    await waitAt("greeting");
    done();
  }
  async function take(raw: Buffer, to: string, done: (error?: Error | null) => void): Promise<void> {
    received.push(readMail(raw.toString(), to));
    await waitAt("answer");
    const answer = answers.shift() ?? 250;
    if (answer === "cut") return [...server.connections].forEach((connection) => connection.close());
    if (answer === 250) return done();
    done(Object.assign(new Error(answer === 450 ? "come again later" : "no such mailbox"), { responseCode: answer }));
  }
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const { user, password } = sinkLogin;
  return {
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    received,
    answer: (...next) => void answers.push(...next),
    hold(at = "answer") {
      const { promise, resolve } = Promise.withResolvers<void>();
      isHeldAt = at;
      released = promise;
      arrived = Promise.withResolvers();
      return () => {
        isHeldAt = undefined;
        resolve();
      };
    },
    held: () => arrived.promise,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
