import { sayWhen } from "./sayWhen.ts";

const full = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });

/** A moment: how long ago up to a day, then the date; in full in the tooltip. */
export function When({ ms, nowMs }: { readonly ms: number; readonly nowMs: number }) {
  return (
    <time dateTime={new Date(ms).toISOString()} title={full.format(ms)}>
      {sayWhen(ms, nowMs)}
    </time>
  );
}
