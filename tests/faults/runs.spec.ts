import assert from "node:assert/strict";
import type { ServerResponse } from "node:http";
import { describe, test } from "node:test";
import { type Received, Receiver } from "../../packages/server/testkit/receiving.ts";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { type ServerProcess, type ServerSetting, startServer } from "./serverProcess.ts";
import { callApi } from "./subscribing.ts";

// Whatever a server answers is compared field by field.
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads fields that it then compares
type Answer = Record<string, any>;

const patienceMs = 60_000;
/** Started right before each kill, so that some of them stand at every step just then. */
const talksPerKill = 6;

const functions = {
  ask: { title: "Ask", output_parameters: { answer: { type: "string", is_required: true } } },
};

function workflowsIn(channel_id: string) {
  const say = (message: string) => ({ function_id: "slack#/functions/send_message", inputs: { channel_id, message } });
  const ask = (id: string) => ({ id, function_id: "#/functions/ask" });
  const mixed = [
    ask("first"),
    { ...say("said {{steps.first.answer}}"), id: "said" },
    { function_id: "slack#/functions/delay", inputs: { minutes_to_delay: 10 } },
    ask("second"),
    {
      function_id: "slack#/functions/reply_in_thread",
      inputs: { message_context: "{{steps.said.message_context}}", message: "replied {{steps.second.answer}}" },
    },
  ];
  const input_parameters = { name: { type: "string", is_required: true } };
  const talk = ["one", "two", "three", "four", "five"].map((word) => say(`${word} {{inputs.name}}`));
  return { mixed: { title: "Mixed", steps: mixed }, talk: { title: "Talk", input_parameters, steps: talk } };
}

/** A server that can be killed, and an app that receives its steps at a fixed address. */
class Place implements AsyncDisposable {
  readonly receiver: Receiver;
  readonly #setting: ServerSetting;
  #server: ServerProcess;
  readonly talks: string[] = [];

  private constructor(setting: ServerSetting, server: ServerProcess, receiver: Receiver) {
    this.#setting = setting;
    this.#server = server;
    this.receiver = receiver;
  }

  static async open(setting: ServerSetting): Promise<Place> {
    const receiver = await Receiver.start();
    const place = new Place(setting, await startServer(setting), receiver);
    const app_id = place.appId;
    const { manifest } = await place.asAuthor("apps.manifest.export", { app_id });
    const settings = { event_subscriptions: { request_url: receiver.url, bot_events: ["function_executed"] } };
    const declared = { functions, workflows: workflowsIn(place.channel), settings };
    await place.asAuthor("apps.manifest.update", { app_id, manifest: { ...manifest, ...declared } });
    return place;
  }

  get appId(): string {
    return this.#server.dev.apps.find(({ name }) => name === "Dev App")?.id ?? "";
  }

  get channel(): string {
    return this.#server.dev.channels["random"] ?? "";
  }

  asAuthor(method: string, body: object): Promise<Answer> {
    return this.#call(this.#server.dev.config_token, method, body);
  }

  asBob(method: string, body: object): Promise<Answer> {
    return this.#call(this.#server.dev.users.find(({ name }) => name === "bob")?.token ?? "", method, body);
  }

  async #call(token: string, method: string, body: object): Promise<Answer> {
    const answer: Answer = await callApi(this.#server.url, token, method, body);
    assert.ok(answer["ok"], `${method}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async control(name: string, body: object): Promise<Answer> {
    const response = await fetch(`${this.#server.url}/control/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${this.#server.dev.control_token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Answer;
    assert.ok(answer["ok"], `${name}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async start(workflow: string, inputs: object, key: string): Promise<string> {
    const run = { user: "bob", app_id: this.appId, workflow, inputs, key };
    return String((await this.control("runs.start", run))["run_id"]);
  }

  /** As the app does it, with the token that came with the event. */
  async complete({ body: { event } }: Received, answer: string): Promise<void> {
    const ending = { function_execution_id: event["function_execution_id"], outputs: { answer } };
    await this.#call(String(event["bot_access_token"]), "functions.completeSuccess", ending);
  }

  /** Kills it while runs of five steps are on their way, and starts it again. */
  async kill(): Promise<void> {
    for (let n = 0; n < talksPerKill; n++) {
      const name = `t${this.talks.length}`;
      this.talks.push(name);
      await this.start("talk", { name }, name);
    }
    this.#server.signal("SIGKILL");
    await this.#server.ended;
    this.#server = await startServer(this.#setting);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server[Symbol.asyncDispose]();
    await this.receiver[Symbol.asyncDispose]();
  }
}

/** The request for the next execution; acknowledged only if the test says so. */
async function nextTold(place: Place, known: number, acknowledge: boolean): Promise<Received> {
  const held: ServerResponse[] = [];
  place.receiver.answer = (response) => void (acknowledge ? response.end() : held.push(response));
  await eventually("the app is notified", async () => idsTold(place).length > known, patienceMs);
  const ids = idsTold(place);
  const told = place.receiver.received.findLast(({ body }) => body.event["function_execution_id"] === ids[known]);
  assert.ok(told);
  return told;
}

/** Every execution that the app ever received, once each. */
function idsTold({ receiver }: Place): string[] {
  return [...new Set(receiver.received.map(({ body }) => String(body.event["function_execution_id"])))];
}

async function killAtEveryStep(setting: ServerSetting): Promise<void> {
  await using place = await Place.open(setting);
  const runId = await place.start("mixed", {}, "mixed");
  await place.kill(); // before or while the first step is handed over
  await nextTold(place, 0, false);
  await place.kill(); // the app knows of the first step, and has not even acknowledged it
  place.receiver.answer = (response) => void response.end();
  const first = await nextTold(place, 0, true);
  await place.complete(first, "one");
  await place.kill(); // between the first step and the second
  await eventually("the run waits", async () => (await thirdStep(place, runId)) === "running", patienceMs);
  await place.kill(); // in the middle of the wait
  await place.control("clock.advance", { by: "10m" });
  const second = await nextTold(place, 1, true);
  await place.kill(); // the app has acknowledged the fourth step, and not done it
  await place.complete(second, "two");
  await place.kill(); // between the fourth step and the fifth

  const { run, steps } = await place.control("runs.await", { run_id: runId, timeout_s: 60 });
  assert.equal(run.status, "completed", run.error);
  assert.deepEqual(
    steps.map(({ status }: Answer) => status),
    Array.from({ length: 5 }, () => "completed"),
  );
  assert.equal(idsTold(place).length, 2, "each step has one id, however often the app was notified");
  await checkWords(place);
}

async function thirdStep(place: Place, run_id: string): Promise<string> {
  const { steps } = await place.asAuthor("workflows.runs.info", { run_id });
  return String(steps[2].status);
}

/** Everything was said, and nothing twice: by the run with the app in it, and by all that were under way at a kill. */
async function checkWords(place: Place): Promise<void> {
  for (const name of place.talks) {
    const run_id = await place.start("talk", { name }, name);
    const { run } = await place.control("runs.await", { run_id, timeout_s: 60 });
    assert.equal(run.status, "completed", run.error);
  }
  const { messages } = await place.asBob("conversations.history", { channel: place.channel, limit: 900 });
  const texts = (messages as Answer[]).map(({ text }) => String(text));
  const talked = texts.filter((text) => /^(one|two|three|four|five) t\d+$/.test(text)).toSorted();
  const wanted = place.talks.flatMap((name) =>
    ["one", "two", "three", "four", "five"].map((word) => `${word} ${name}`),
  );
  assert.deepEqual(talked, wanted.toSorted());
  const said = (messages as Answer[]).filter(({ text }) => text === "said one");
  assert.equal(said.length, 1);
  const thread = await place.asBob("conversations.replies", { channel: place.channel, ts: said[0]?.ts });
  assert.deepEqual(
    (thread["messages"] as Answer[]).map(({ text }) => text),
    ["said one", "replied two"],
  );
}

// Both at once: most of it is waiting for what the killed server had taken upon itself to come free.
describe("a five-step workflow on a server that is killed at every step", { concurrency: 2 }, () => {
  const timeout = 300_000;

  test("completes once on SQLite", { timeout }, async () => {
    using folder = quickFolder("runs");
    await killAtEveryStep({ dataFolder: folder.path });
  });

  test("completes once on PostgreSQL", { skip: postgresSkip, timeout }, async () => {
    using folder = quickFolder("runs");
    await using database = await createDatabase();
    await killAtEveryStep({ dataFolder: folder.path, databaseUrl: database.url });
  });
});
