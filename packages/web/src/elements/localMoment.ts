/** Seconds since 1970 as the field of the browser writes them: in the viewer's zone, and without naming it. */
export function localMoment(seconds: number): string {
  const moment = new Date(seconds * 1000);
  const two = (part: number) => String(part).padStart(2, "0");
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The way back. */
export function secondsOf(written: string): number {
  return Math.floor(new Date(written).getTime() / 1000);
}
