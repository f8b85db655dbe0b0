/** An entry of `apps.activities.list`. */
export interface Activity {
  readonly level: string;
  readonly event_type: string;
  readonly component_type: string;
  readonly component_id: string;
  readonly trace_id: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** In microseconds. */
  readonly created: number;
}

const detailCharsMax = 200;

/** One line for a person: when, how bad, where, what. */
export function activityText({ created, level, event_type, component_type, component_id, payload }: Activity): string {
  const time = new Date(created / 1_000).toISOString().slice(11, 23);
  const place = [component_type, component_id].filter(Boolean).join(" ");
  return `${time}  ${level.padEnd(5)}  ${place}  ${event_type}  ${detail(payload)}`.trimEnd();
}

/** What a function wrote is shown as it is; other entries have fields. */
function detail(payload: Activity["payload"]): string {
  const { log } = payload;
  const text = typeof log === "string" ? log : Object.keys(payload).length === 0 ? "" : JSON.stringify(payload);
  return text.length > detailCharsMax ? `${text.slice(0, detailCharsMax)}…` : text;
}
