/** How long something took; nothing while it is under way. Both times are in seconds. */
export function sayDuration(from: number | undefined, to: number | undefined): string {
  if (from === undefined || to === undefined) return "";
  const seconds = to - from;
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`;
}

/** Of a run or a step. */
export function statusTone(status: string): "ok" | "warn" | "danger" | "plain" {
  if (status === "completed") return "ok";
  if (status === "failed") return "danger";
  return status === "running" ? "warn" : "plain";
}
