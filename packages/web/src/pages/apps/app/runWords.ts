import { appConfigText } from "../../../strings/appConfig.ts";

/** How long something took; nothing while it is under way. Both times are in seconds. */
export function sayDuration(from: number | undefined, to: number | undefined): string {
  if (from === undefined || to === undefined) return "";
  const seconds = to - from;
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return appConfigText.minutes(Math.floor(seconds / 60), seconds % 60);
  return appConfigText.hours(Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60));
}

/** Of a run or a step. */
export function statusTone(status: string): "ok" | "warn" | "danger" | "plain" {
  if (status === "completed") return "ok";
  if (status === "failed") return "danger";
  return status === "running" ? "warn" : "plain";
}
