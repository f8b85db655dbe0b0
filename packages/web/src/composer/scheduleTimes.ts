import { wallText, zonedMs } from "../store/zonedMs.ts";

export interface ScheduleTimes {
  readonly hourMs: number;
  readonly tomorrowMs: number;
  /** Not on a Sunday, when tomorrow is Monday. */
  readonly mondayMs: number | undefined;
}

const dayMs = 86_400_000;
const morning = "09:00";

/** The times that a person is offered for sending later, in their zone. */
export function scheduleTimes(nowMs: number, zone: string): ScheduleTimes {
  const todayMs = Date.parse(`${wallText(nowMs, zone).slice(0, 10)}T00:00Z`);
  const morningIn = (days: number) =>
    zonedMs(`${new Date(todayMs + days * dayMs).toISOString().slice(0, 10)}T${morning}`, zone);
  const toMonday = (8 - new Date(todayMs).getUTCDay()) % 7 || 7;
  return {
    hourMs: nowMs + 3_600_000,
    tomorrowMs: morningIn(1),
    mondayMs: toMonday === 1 ? undefined : morningIn(toMonday),
  };
}
