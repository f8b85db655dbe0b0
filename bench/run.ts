import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compareCli } from "./compareCli.ts";
import { compareClient } from "./compareClient.ts";
import { compareClientScale } from "./compareClientScale.ts";
import { compareUnread } from "./compareUnread.ts";
import { compareDatastores } from "./compareDatastores.ts";
import { compareFanOut } from "./compareFanOut.ts";
import { compareFunctions } from "./compareFunctions.ts";
import { compareHostileFunctions } from "./compareHostileFunctions.ts";
import { compareHostile, compareValidation } from "./compareHostile.ts";
import { compareSearch } from "./compareSearch.ts";
import { compareSlowNetwork } from "./compareSlowNetwork.ts";
import { compareStreams } from "./compareStreams.ts";
import { compareSockets } from "./compareSockets.ts";
import { compareImport } from "./compareImport.ts";
import { compareRetention } from "./compareRetention.ts";
import { compareTarPit } from "./compareTarPit.ts";
import { compareGrowth } from "./compareGrowth.ts";
import { compareHttp, type Effort } from "./compareHttp.ts";
import { compareWritePath } from "./compareWritePath.ts";
import { subscribedName } from "./cases.ts";
import { compareLarge } from "./large/compareLarge.ts";
import { comparePostgres } from "./postgres/comparePostgres.ts";
import { prepareData, prepareSubscribed } from "./prepareData.ts";
import { printTable } from "./table.ts";

const usage = `npm run bench -- [--quick] [--only <name>] [--json] [--folder <path>] [--messages <n>]

  --quick        one short round each: whether it runs, not how fast
  --only <name>  only what has this in its name: auth.test, "50 connections", process, fan-out, streams, growth, search growth, postgres, large, writes, mixed, app sockets, tar pit, hostile, command line, functions, hostile functions, datastore, browser client, ...
  --json         every round as JSON instead of the table
  --folder <path>  where the data is; on the disk of this clone, unless named
  --messages <n>   how many messages --only large generates; 10 million, unless named
`;

const { values: flags } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    json: { type: "boolean", default: false },
    folder: { type: "string" },
    messages: { type: "string", default: "10000000" },
    help: { type: "boolean", default: false },
  },
});

const effort: Effort = flags.quick
  ? {
      rounds: 1,
      seconds: 1,
      warmUpSeconds: 0.5,
      starts: 1,
      posts: 10,
      channelSizes: [1_000, 10_000, 100_000],
      appSockets: 1_000,
      idleSeconds: 5,
      countedCalls: 400,
    }
  : {
      rounds: 3,
      seconds: 3,
      warmUpSeconds: 2,
      starts: 3,
      posts: 60,
      channelSizes: [1_000, 100_000, 1_000_000],
      appSockets: 10_000,
      idleSeconds: 15,
      countedCalls: 2_000,
    };

if (flags.help) process.stdout.write(usage);
else await bench();

async function bench(): Promise<void> {
  // Beside the clone and not in /tmp, which is memory on many machines: there an fsync costs nothing.
  const cache = flags.folder ?? fileURLToPath(new URL("../node_modules/.cache", import.meta.url));
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const wants = (name: string): boolean => name.includes(flags.only);
  const tell = (what: string): void => void process.stderr.write(`measuring ${what}\n`);

  const measured = [
    ...(await compareHttp(await prepareData(folder), effort, wants, tell)),
    ...(wants(subscribedName)
      ? await compareHttp(await prepareSubscribed(folder), effort, (name) => name === subscribedName, tell)
      : []),
    ...(await compareFanOut(folder, effort, wants, tell)),
    ...(await compareStreams(folder, effort, wants, tell)),
    ...(await compareGrowth(folder, effort, wants, tell)),
    // By name or with everything: a call by its name alone means the call on a file.
    ...(flags.only === "" || flags.only.includes("postgres") ? await comparePostgres(folder, effort, wants, tell) : []),
    // Only by name: generating ten million messages twice takes longer than everything else.
    ...(flags.only.startsWith("large") ? await compareLarge(folder, Number(flags.messages), effort, tell) : []),
    ...(await compareSearch(folder, effort, wants, tell)),
    ...(await compareDatastores(folder, effort, wants, tell)),
    ...(await compareWritePath(folder, effort, wants, tell)),
    ...(await compareSockets(folder, effort, wants, tell)),
    ...(await compareTarPit(folder, effort, wants, tell)),
    ...(await compareRetention(folder, effort, wants, tell)),
    ...(await compareImport(folder, effort, wants, tell)),
    ...compareValidation(effort, wants, tell),
    ...(await compareHostile(effort, wants, tell)),
    ...(await compareCli(folder, effort, wants, tell)),
    ...(await compareClient(effort, wants, tell)),
    ...(await compareClientScale(effort, wants, tell)),
    ...(await compareUnread(wants, tell)),
    ...(await compareSlowNetwork(effort, wants, tell)),
    ...(await compareFunctions(folder, effort, wants, tell)),
    ...(await compareHostileFunctions(folder, effort, wants, tell)),
  ];
  if (measured.length === 0) throw new Error(`Nothing is called ${flags.only}.\n\n${usage}`);
  const machine = { node: process.version, platform: `${process.platform} ${process.arch}`, cores: cpus().length };
  process.stdout.write(
    flags.json
      ? `${JSON.stringify({ machine, measured }, undefined, 2)}\n`
      : `Node ${machine.node}, ${machine.platform}, ${machine.cores} cores\n\n${printTable(measured)}`,
  );
}
