import { useZone } from "../../store/zone.ts";
import { sayFull } from "./sayFull.ts";
import { sayWhen } from "./sayWhen.ts";

/** A moment: how long ago up to a day, then the date; in full in the tooltip. */
export function When({ ms, nowMs }: { readonly ms: number; readonly nowMs: number }) {
  const zone = useZone();
  return (
    <time dateTime={new Date(ms).toISOString()} title={sayFull(ms, zone)}>
      {sayWhen(ms, nowMs, zone)}
    </time>
  );
}
