/** The wire counts most times in whole seconds. */
export function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
