import { type Client, createClient } from "@platform/sdk";
import type { DevDescription, SeedDocument } from "@platform/server";
import { controlsOf, controlsOfPlatforms } from "./controls.ts";
import { startHosted } from "./hostedPlatform.ts";
import { type Person, personOf } from "./person.ts";
import { requireNode } from "./requireNode.ts";
import { type TestClock, testClock } from "./testClock.ts";
import { type TestFaults, testFaults } from "./testFaults.ts";
import { type LogFilter, type LogLine, readLog } from "./testLog.ts";
import {
  type OpenRecording,
  type Recording,
  type RecordWish,
  replayRecording,
  type ReplayResult,
  type ReplayWish,
  startRecording,
} from "./testRecordings.ts";
import { type TestRuns, testRuns } from "./testRuns.ts";
import { type TestStreams, testStreams } from "./testStreams.ts";

export interface StartOptions {
  /** A seed document, or the path of a seed file. The dev workspace when left out. */
  readonly seed?: SeedDocument | string;
}

/** A platform for one test or one file: real, in memory, on a free port, and gone at the end. */
export interface TestPlatform extends AsyncDisposable {
  readonly baseUrl: string;
  /** What clients of the Slack Web API call `slackApiUrl`. */
  readonly apiUrl: string;
  /** Of the first app of the seed's first workspace; `user` by name, for everybody in it. */
  readonly tokens: {
    readonly bot: string;
    readonly app: string | undefined;
    readonly user: Readonly<Record<string, string>>;
  };
  /** All apps by name, with their tokens and secrets. */
  readonly apps: Readonly<Record<string, DevDescription["apps"][number]>>;
  /** The people of the first workspace by name. */
  readonly users: Readonly<Record<string, DevDescription["users"][number]>>;
  /** The channels of the first workspace: id by name. */
  readonly channels: Readonly<Record<string, string>>;
  readonly clock: TestClock;
  readonly faults: TestFaults;
  /** Streamed messages of apps. */
  readonly streams: TestStreams;
  /** Runs of the apps' workflows. */
  readonly runs: TestRuns;
  /** The last calls and events, oldest first, with secrets masked. */
  log(filter?: LogFilter): Promise<readonly LogLine[]>;
  /** Records a conversation with an app, until it is stopped. */
  record(wish?: RecordWish): Promise<OpenRecording>;
  /** Does again what people did in a recording, or its file, and compares what the app does. */
  replay(recording: string | Recording, wish?: ReplayWish): Promise<ReplayResult>;
  /** Keeps everything, time too, under a name. */
  snapshot(name?: string): Promise<void>;
  restore(name?: string): Promise<void>;
  /** Back to the seed, with the same ids and tokens, and without faults. */
  reset(): Promise<void>;
  /** The Web API as the bot of the first app. */
  readonly bot: Client;
  /** A person of the first workspace, to act in a test. */
  as(name: string): Person;
  /** A link that signs a person in to the browser client at once. */
  signInLink(name: string): string;
  stop(): Promise<void>;
}

export async function startPlatform({ seed }: StartOptions = {}): Promise<TestPlatform> {
  requireNode(process.versions.node);
  const { dev, firstApp, signInLinks, stop } = await startHosted(seed);
  const controls = controlsOf(dev);
  const baseUrl = dev.base_url;
  const [first] = dev.teams;
  const people = dev.users.filter((user) => user.team_id === first?.id);
  const clientWith = (token: string) => createClient({ baseUrl, token });
  const tokens = tokensOf(firstApp, dev, people);
  const users = Object.fromEntries(people.map((user) => [user.name, user]));

  function as(name: string): Person {
    const user = users[name];
    if (!user) throw new Error(`There is no ${name} in ${first?.name}; there are ${Object.keys(users).join(", ")}.`);
    const { id, token } = user;
    if (token === undefined) {
      throw new Error(`${name} has no token: give an app of the seed user_scopes, and everybody gets one.`);
    }
    return personOf({ id, name, token, client: clientWith(token), channels: dev.channels, controls });
  }

  const platform: TestPlatform = {
    baseUrl,
    apiUrl: dev.api_url,
    tokens,
    apps: Object.fromEntries(dev.apps.map((app) => [app.name, app])),
    users,
    channels: dev.channels,
    clock: testClock(controls),
    faults: testFaults(controls),
    streams: testStreams(controls, first?.id ?? ""),
    runs: testRuns(controls),
    log: (filter = {}) => readLog(controls, filter),
    record: (wish = {}) => startRecording(controls, { ...wish, app: wish.app ?? firstApp ?? "" }),
    replay: (recording, wish) => replayRecording(controls, recording, wish),
    snapshot: async (name = "test") => void (await controls("state.snapshot", { name })),
    restore: async (name = "test") => void (await controls("state.restore", { name })),
    reset: async () => void (await controls("state.reset")),
    bot: clientWith(tokens.bot),
    as,
    signInLink: (name) => signInLinks[as(name).id] ?? "",
    stop,
    [Symbol.asyncDispose]: stop,
  };
  controlsOfPlatforms.set(platform, controls);
  return platform;
}

function tokensOf(
  firstApp: string | undefined,
  dev: DevDescription,
  people: DevDescription["users"],
): TestPlatform["tokens"] {
  const app = dev.apps.find((candidate) => candidate.name === firstApp && candidate.team_id === dev.teams[0]?.id);
  return {
    bot: app?.bot_token ?? "",
    app: app?.app_token,
    user: Object.fromEntries(people.flatMap(({ name: user, token }) => (token === undefined ? [] : [[user, token]]))),
  };
}
