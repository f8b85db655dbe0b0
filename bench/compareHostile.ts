import { fork } from "node:child_process";
import { once } from "node:events";
import { validateBlocks } from "@platform/protocol/blockkit/validateBlocks.ts";
import type { Effort } from "./compareHttp.ts";
import { type HostileShape, hostileShapes } from "./hostileShapes.ts";
import { medianBy, type Measured } from "./measured.ts";

interface Ready {
  readonly url: string;
  readonly token: string;
  readonly channel: string;
}

/** How long the loop of the server is held up by input that is made to hold it up. The floor is parsing the same JSON. */
export async function compareHostile(
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Promise<Measured[]> {
  if (!wants("hostile input")) return [];
  tell("hostile input");
  const child = fork(new URL("./hostileServer.ts", import.meta.url));
  try {
    const [ready] = (await once(child, "message")) as [Ready];
    const ask = async (message: string): Promise<{ longestMs: number }> => {
      child.send(message);
      return ((await once(child, "message")) as [{ longestMs: number }])[0];
    };
    const measured: Measured[] = [];
    for (const shape of hostileShapes(ready.channel)) {
      const rounds: number[] = [];
      // The first is the one that compiles.
      for (let at = 0; at <= effort.rounds; at++) {
        await ask("begin");
        await send(ready, shape);
        const { longestMs } = await ask("end");
        if (at > 0) rounds.push(longestMs);
      }
      measured.push(figureOf(shape, rounds));
    }
    return measured.toSorted((a, b) => b.server - a.server);
  } finally {
    child.kill("SIGKILL");
  }
}

function figureOf({ name, params }: HostileShape, rounds: readonly number[]): Measured {
  const json = JSON.stringify(params);
  const floor = timeOf(() => void JSON.parse(json));
  return {
    subject: "hostile input",
    figure: `ms, ${name}`,
    floor,
    server: medianBy(rounds, (ms) => ms),
    floorRounds: [floor],
    serverRounds: rounds,
    target: { atMost: 50 },
  };
}

async function send({ url, token }: Ready, { method, params }: HostileShape): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" };
  const response = await fetch(`${url}/api/${method}`, { method: "POST", headers, body: JSON.stringify(params) });
  await response.text();
}

const blocks = Array.from({ length: 50 }, (_, at) => ({
  type: "section",
  block_id: `block ${at}`,
  text: { type: "mrkdwn", text: `*Order ${at}* was placed by <@U0123456789>, and is on its way.` },
  accessory: { type: "button", action_id: `track ${at}`, text: { type: "plain_text", text: "Track" }, value: `${at}` },
}));

/** A message with fifty blocks, checked; the floor is parsing it. */
export function compareValidation(
  effort: Effort,
  wants: (name: string) => boolean,
  tell: (what: string) => void,
): Measured[] {
  const subject = "validation, 50 blocks";
  if (!wants(subject)) return [];
  tell(subject);
  const json = JSON.stringify(blocks);
  const round = (work: () => void): number => {
    for (let at = 0; at < 2_000; at++) work();
    const started = performance.now();
    for (let at = 0; at < 5_000; at++) work();
    return ((performance.now() - started) * 1000) / 5_000;
  };
  const floorRounds = Array.from({ length: effort.rounds }, () => round(() => void JSON.parse(json)));
  const serverRounds = Array.from({ length: effort.rounds }, () => round(() => void validateBlocks(blocks, "message")));
  const figure = "us a message";
  const floor = medianBy(floorRounds, (us) => us);
  const server = medianBy(serverRounds, (us) => us);
  return [{ subject, figure, floor, server, floorRounds, serverRounds, target: { atMost: 300 } }];
}

function timeOf(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
