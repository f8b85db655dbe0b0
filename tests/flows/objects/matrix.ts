import type { ObjectKind } from "../../../packages/server/src/methods/objects.ts";
import type { Actor } from "../../../packages/server/testkit/workspace.ts";
import { type Cell, cellsOf, tokensFor } from "./cells.ts";
import type { Exception } from "./exceptions.ts";
import { fingerprint, StoreWatch } from "./fingerprint.ts";
import { inputOf, type Row } from "./inputs.ts";
import { askPlainly, judge, type Verdict } from "./judge.ts";
import { callers, preparations } from "./preparations.ts";
import { rules } from "./rules.ts";
import type { Stage } from "./stage.ts";

export interface Findings {
  /** How many calls were judged. */
  cells: number;
  readonly faults: string[];
  readonly used: Set<Exception>;
}

export const noFindings = (): Findings => ({ cells: 0, faults: [], used: new Set() });

/** A furnished stage that can be put back after every change. */
export interface KeptStage {
  readonly stage: Stage;
  readonly watch: StoreWatch;
  /** What the rows about objects hold that strangers have nothing to do with. */
  readonly closedRows: Readonly<Record<string, string>>;
}

export async function keepStage(stage: Stage): Promise<KeptStage> {
  const { platform } = stage.world;
  await platform.settle();
  await platform.control("state.snapshot", { name: "stage" });
  return watchFrom(stage);
}

async function watchFrom(stage: Stage): Promise<KeptStage> {
  const { store } = stage.world.platform;
  return { stage, watch: await StoreWatch.open(store), closedRows: await fingerprint(store, closedIds(stage)) };
}

/** The ids of everything in the circle that is not visible to a stranger under any name. */
function closedIds({ circle }: Stage): string[] {
  const isVisible = (kind: string) => kind in rules && rules[kind as ObjectKind].stranger === "visible";
  const visible = Object.keys(circle).filter((kind) => isVisible(kind) || peopleAndTeams.has(kind));
  const shown = new Set(visible.map((kind) => circle[kind]));
  return Object.values(circle).filter((id) => !shown.has(id));
}

const peopleAndTeams = new Set(["owner", "spare", "partner", "partnerUser", "movingTeam", "orgApp", "otherUsergroup"]);

async function resetStage({ stage, watch }: KeptStage, row?: Row): Promise<void> {
  const { world, insider } = stage;
  await world.platform.control("state.restore", { name: "stage" });
  const prepare = row && preparations[row.method.name];
  await prepare?.(stage, world.actor(insider.user ?? ""), world.actor(insider.config ?? ""));
  watch.trust();
}

/** Some methods need the stage in a state of their own, and are watched from there. */
async function prepareFor(kept: KeptStage, row: Row): Promise<KeptStage> {
  if (!(row.method.name in preparations)) return kept;
  await resetStage(kept, row);
  return watchFrom(kept.stage);
}

/** Makes every call of a row; the stage is the same afterwards. */
export async function judgeRow(kept: KeptStage, row: Row, findings: Findings): Promise<void> {
  const prepared = await prepareFor(kept, row);
  const { watch } = prepared;
  const { open, closed } = partition(cellsOf(kept.stage, row));
  const verdicts = await judgeTogether(kept, closed);
  // Calls that change something get in each other's way, so each of this row is made again on a stage of its own.
  const isChanged = (await watch.changedTables()).length > 0;
  if (isChanged) await resetStage(prepared, row);
  for (const [at, cell] of closed.entries()) {
    const verdict = isChanged ? await judgeAlone(prepared, cell) : verdicts[at];
    if (verdict) record(findings, cell, verdict);
  }
  // What is visible to an outsider may be used, as long as nothing else of the circle is read or changed thereby.
  const shown = await judgeTogether(kept, open);
  for (const [at, cell] of open.entries()) if (shown[at]) record(findings, cell, shown[at]);
  const isTouched = !watch.isUntouched();
  if (isTouched)
    findings.faults.push(...(await closedChanges(prepared)).map((table) => `${row.method.name}: ${table}`));
  if (prepared !== kept || isTouched) await resetStage(kept);
}

async function closedChanges({ stage, closedRows }: KeptStage): Promise<string[]> {
  const now = await fingerprint(stage.world.platform.store, closedIds(stage));
  return Object.keys(now).filter((table) => now[table] !== closedRows[table]);
}

function partition(cells: readonly Cell[]): { open: readonly Cell[]; closed: readonly Cell[] } {
  const isOpen = (cell: Cell) => cell.reach === "visible";
  return { open: cells.filter(isOpen), closed: cells.filter((cell) => !isOpen(cell)) };
}

function judgeTogether({ stage }: KeptStage, cells: readonly Cell[]): Promise<Verdict[]> {
  return Promise.all(cells.map((cell) => judge(stage.world.actor(cell.token), cell)));
}

/** The same with nobody else calling, and going back after each change. */
async function judgeAlone(kept: KeptStage, cell: Cell): Promise<Verdict> {
  const changed: string[] = [];
  const ask = async (actor: Actor, method: string, input: object) => {
    const answer = await askPlainly(actor, method, input);
    const tables = await kept.watch.changedTables();
    if (tables.length > 0) await resetStage(kept, cell.row);
    if (answer.code !== "ok") changed.push(...tables);
    return answer;
  };
  const verdict = await judge(kept.stage.world.actor(cell.token), cell, ask);
  if (changed.length === 0) return verdict;
  return {
    ...verdict,
    fault: `is refused with ${verdict.code} and changes ${changed.join(", ")}`,
    exception: undefined,
  };
}

export function record(findings: Findings, cell: Cell, { fault, exception }: Verdict): void {
  findings.cells += 1;
  if (exception) findings.used.add(exception);
  else if (fault !== undefined) findings.faults.push(`${cell.name} (${cell.reach}): ${fault}`);
}

/**
 * Whether the call succeeds for the person whose objects they are; if not, the codes that it was refused with. What an
 * earlier call has changed stays until it is in the way of one: putting everything back takes longer than a call.
 */
export async function controlRow(kept: KeptStage, row: Row): Promise<string | undefined> {
  if (!(row.method.name in preparations) && (await callAsInsider(kept.stage, row)) === undefined) return undefined;
  await resetStage(kept, row);
  return callAsInsider(kept.stage, row);
}

async function callAsInsider(stage: Stage, row: Row): Promise<string | undefined> {
  const codes: string[] = [];
  for (const [kind, token] of tokensFor(row, stage[callers[row.method.name] ?? "insider"])) {
    const { code } = await askPlainly(stage.world.actor(token), row.method.name, inputOf(row, stage.circle));
    if (code === "ok") return undefined;
    codes.push(`${kind}: ${code}`);
  }
  return codes.join(", ");
}

/** Puts everything back. */
export const resetAll = (kept: KeptStage): Promise<void> => resetStage(kept);
