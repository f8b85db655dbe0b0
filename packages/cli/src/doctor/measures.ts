const units = ["KiB", "MiB", "GiB", "TiB"] as const;

/** A size as people read it. */
export function bytesText(bytes: number): string {
  let value = bytes / 1024;
  let at = 0;
  while (value >= 1024 && at < units.length - 1) {
    value /= 1024;
    at++;
  }
  return `${value.toFixed(value < 10 ? 1 : 0)} ${units[at]}`;
}

/** A duration in its largest unit. */
export function spanText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
