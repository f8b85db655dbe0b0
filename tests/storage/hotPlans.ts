import type { Workspace } from "../../packages/server/testkit/workspace.ts";
import pg from "pg";
import { printTs } from "@platform/protocol";
import { type DataSize, type GeneratedData, generateRows } from "../../bench/large/generateRows.ts";
import { openPostgresTarget } from "../../bench/large/sqlTargets.ts";
import { connect } from "./testPostgres.ts";

/** The tables that grow with the installation, and that the calls below read. */
const growing = ["messages", "users", "memberships", "channels", "channel_members"];

export interface RecordedStatement {
  readonly text: string;
  readonly values: unknown[];
}

/** A call and the statements that it sent. */
export interface RecordedCall {
  readonly call: string;
  readonly statements: readonly RecordedStatement[];
}

export async function generateFor(world: Workspace, url: string, size: DataSize): Promise<GeneratedData> {
  await using target = await openPostgresTarget(url);
  const { team_id: teamId, user_id: botId } = await world.bot.does("auth.test", {});
  return await generateRows(target, { teamId, botId, nowMs: world.clock.nowMs() }, size);
}

/** Makes the calls that every client makes all day, and writes down what each asked of PostgreSQL. */
export async function recordHotCalls(world: Workspace, data: GeneratedData): Promise<RecordedCall[]> {
  const [channel = "", other = ""] = data.channelIds;
  const thread = printTs(data.threadTs[0] ?? 0);
  const middle = printTs(data.firstTs + Math.floor(data.messagesOf(0) / 2) * data.everyUs);
  const recorded: RecordedCall[] = [];
  const record = async (method: string, params: Readonly<Record<string, unknown>>): Promise<void> => {
    const statements = await recordStatements(async () => {
      const answer = await world.bot.asks(method, params);
      if (!answer.ok) throw new Error(`${method} was refused: ${JSON.stringify(answer)}`);
    });
    recorded.push({ call: method, statements });
  };
  await record("auth.test", {});
  await record("conversations.history", { channel, limit: 100 });
  await record("conversations.history", { channel, latest: middle, limit: 100 });
  await record("conversations.replies", { channel, ts: thread, limit: 100 });
  await record("chat.postMessage", { channel: other, text: "a message" });
  await record("chat.postMessage", { channel, thread_ts: thread, text: "a reply" });
  await record("reactions.add", { channel, timestamp: middle, name: "eyes" });
  await record("conversations.info", { channel });
  await record("conversations.members", { channel, limit: 100 });
  await record("users.info", { user: "U9000000001" });
  return recorded;
}

/** Statements of this process, of all its connections. */
async function recordStatements(act: () => Promise<void>): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args: unknown[]): unknown {
    const [first, second] = args;
    const { text, values } =
      typeof first === "string"
        ? { text: first, values: second }
        : (first as { readonly text?: string; readonly values?: unknown });
    if (text !== undefined) statements.push({ text, values: Array.isArray(values) ? (values as unknown[]) : [] });
    return query.apply(this, args);
  };
  try {
    await act();
  } finally {
    prototype.query = query;
  }
  return statements.filter(({ text }) => /^\s*(select|insert|update|delete|with)\b/i.test(text));
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * The statements that would read a growing table from its beginning to its end. In a small database that is the quickest
 * way to read one, so there PostgreSQL is asked to use an index wherever there is one.
 */
export async function findSequentialScans(
  url: string,
  calls: readonly RecordedCall[],
  { isSmall }: { readonly isSmall: boolean },
): Promise<string[]> {
  await using connection = await connect(url);
  const { client } = connection;
  if (isSmall) await client.query("set enable_seqscan = off");
  const found: string[] = [];
  for (const { call, statements } of calls) {
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ "QUERY PLAN": readonly { readonly Plan: PlanNode }[] }>(
        `explain (format json) ${text}`,
        values,
      );
      const root = rows[0]?.["QUERY PLAN"][0]?.Plan;
      const scanned = root === undefined ? [] : scansOf(root).filter((table) => growing.includes(table));
      for (const table of scanned) found.push(`${call} reads all of ${table}: ${text.replaceAll(/\s+/g, " ")}`);
    }
  }
  return found;
}

function scansOf(node: PlanNode): string[] {
  const own = node["Node Type"] === "Seq Scan" && node["Relation Name"] !== undefined ? [node["Relation Name"]] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}
