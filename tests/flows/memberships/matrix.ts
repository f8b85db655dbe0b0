import type { Method } from "../../../packages/server/src/methods/define.ts";
import { StoreWatch } from "../objects/fingerprint.ts";
import { type Call, type Cell, callsOfFormer, cellsOf } from "./cells.ts";
import { type Answer, differenceOf, leakIn, normalize, otherSide } from "./compare.ts";
import { exceptionFor } from "./exceptions.ts";
import type { MembershipStage } from "./stage.ts";

interface Pair {
  readonly answer: Answer;
  readonly twinAnswer: Answer;
}

/** A stage that is put back after every change. */
export class MembershipMatrix {
  readonly faults: string[] = [];
  /** Methods that needed their exception. */
  readonly used = new Set<string>();
  cells = 0;
  readonly #stage: MembershipStage;
  readonly #watch: StoreWatch;

  private constructor(stage: MembershipStage, watch: StoreWatch) {
    this.#stage = stage;
    this.#watch = watch;
  }

  static async keep(stage: MembershipStage): Promise<MembershipMatrix> {
    const { platform } = stage.world;
    await platform.settle();
    await platform.control("state.snapshot", { name: "memberships" });
    return new MembershipMatrix(stage, await StoreWatch.open(platform.store));
  }

  /** Makes every call of a method; the stage is the same afterwards. */
  async judge(method: Method): Promise<void> {
    const cells = cellsOf(this.#stage, method);
    const pairs = await this.#callTogether(method, cells);
    const former = await Promise.all(callsOfFormer(this.#stage, method).map((call) => this.#call(method, call)));
    await this.#resetIfChanged();
    for (const [at, cell] of cells.entries()) {
      const pair = pairs[at];
      if (!pair) continue;
      this.#findLeaks(method, cell, pair);
      // Calls that change something get in each other's way, so a difference counts if each call is made on its own.
      const difference = this.#compare(cell, pair) && this.#compare(cell, await this.#callAlone(method, cell));
      if (difference !== undefined) this.#note(method, `${cell.name}: ${difference}`);
    }
    for (const { error = "ok" } of former) {
      if (error !== "account_inactive") this.#note(method, `${method.name} as remov in A: ${String(error)}`);
    }
    this.cells += cells.length * 2 + former.length;
  }

  #compare({ self, twin }: Cell, { answer, twinAnswer }: Pair): string | undefined {
    const { knownIds } = this.#stage;
    const seen = normalize(answer, self, twin, knownIds);
    const expected = normalize(twinAnswer, twin, self, knownIds);
    return seen === expected ? undefined : differenceOf(seen, expected);
  }

  #findLeaks(method: Method, { name, side, call, twinCall }: Cell, { answer, twinAnswer }: Pair): void {
    const foreign = this.#stage.belongings[otherSide(side)];
    const leaks = [leakIn(answer, foreign, call.input), leakIn(twinAnswer, foreign, twinCall.input)];
    for (const leak of leaks) if (leak !== undefined) this.#note(method, `${name}: shows ${leak}`);
  }

  #note(method: Method, fault: string): void {
    if (exceptionFor(method.name) === undefined) this.faults.push(fault);
    else this.used.add(method.name);
  }

  /** Calls that are the same are made once. */
  async #callTogether(method: Method, cells: readonly Cell[]): Promise<Pair[]> {
    const calls = new Map(cells.flatMap(({ call, twinCall }) => [call, twinCall]).map((call) => [keyOf(call), call]));
    const made = [...calls].map(async ([key, call]) => [key, await this.#call(method, call)] as const);
    const answers = new Map(await Promise.all(made));
    const answerTo = (call: Call): Answer => answers.get(keyOf(call)) ?? {};
    return cells.map(({ call, twinCall }) => ({ answer: answerTo(call), twinAnswer: answerTo(twinCall) }));
  }

  async #callAlone(method: Method, { call, twinCall }: Cell): Promise<Pair> {
    const answer = await this.#call(method, call);
    await this.#resetIfChanged();
    const twinAnswer = await this.#call(method, twinCall);
    await this.#resetIfChanged();
    return { answer, twinAnswer };
  }

  #call({ name }: Method, { token, input }: Call): Promise<Answer> {
    return this.#stage.world.actor(token).asks(name, input);
  }

  async #resetIfChanged(): Promise<void> {
    if (this.#watch.isUntouched()) return;
    await this.#stage.world.platform.control("state.restore", { name: "memberships" });
    this.#watch.trust();
  }
}

const keyOf = (call: Call): string => JSON.stringify(call);
