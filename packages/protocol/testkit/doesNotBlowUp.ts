import assert from "node:assert/strict";

/**
 * A text that a parser goes over again and again takes it minutes. What it should take is a matter of the bench, because
 * a busy machine would fail any figure that is close; so the bound here is far from both.
 */
const boundMs = 2_000;

export function doesNotBlowUp(work: () => unknown): void {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  const tookMs = (user + system) / 1_000;
  assert.ok(tookMs < boundMs, `took ${tookMs.toFixed(0)} ms`);
}
