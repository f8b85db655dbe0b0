import pg from "pg";

/** What a store has asked of its database since it was opened; `begin` and `commit` are statements, too. */
export interface StatementCounts {
  statements: number;
  /** Messages that were waited for. Statements that go out in one message share it. */
  roundTrips: number;
}

/** The driver's client, which counts everything that is sent on it, whatever sends it. */
export function countingClient(counts: StatementCounts): typeof pg.Client {
  return class CountingClient extends pg.Client {
    override query(...args: unknown[]): never {
      counts.statements++;
      counts.roundTrips++;
      return (super.query as (...args: unknown[]) => unknown)(...args) as never;
    }
  };
}
