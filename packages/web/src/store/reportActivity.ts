/** The server shows a person as away after ten minutes without a report; this is often enough. */
const reportEveryMs = 60_000;

/** Calls `report` while the person uses the page, at most once a minute. */
export function reportActivity(report: () => void): void {
  let reportedMs = Number.NEGATIVE_INFINITY;
  const note = (): void => {
    if (performance.now() - reportedMs < reportEveryMs) return;
    reportedMs = performance.now();
    report();
  };
  for (const type of ["keydown", "pointerdown", "pointermove", "wheel"]) {
    addEventListener(type, note, { capture: true, passive: true });
  }
}
