import { alignSegments, compareRecordings } from "@platform/protocol/recordings/compareRecordings.ts";
import { printAction } from "@platform/protocol/recordings/printDifferences.ts";
import type { AppStep, RecordedAction, Recording } from "@platform/protocol/recordings/recordingSchema.ts";
import { nameOf, type Segment, segmentsOf } from "@platform/protocol/recordings/segments.ts";
import { ignoreRules } from "@platform/protocol/recordings/ignoreRules.ts";
import type { ControlContext } from "../controlContext.ts";
import { type QuietWatch, watchQuiet } from "./awaitQuiet.ts";
import { type BuiltRecording, buildRecording } from "./buildRecording.ts";
import { performAction } from "./performAction.ts";
import type { OpenRecording } from "./recorder.ts";
import type { Replay } from "./replays.ts";

export interface PlayOptions {
  readonly recording: Recording;
  readonly open: OpenRecording;
  readonly ignore: readonly string[];
  /** How long the app may take after each action, in real time. */
  readonly deadlineMs: number;
}

/**
 * Does again what people did, while the clock stands still between the recorded times, and waits after each action
 * until the app has done as much as it did then.
 */
export async function playRecording(context: ControlContext, replay: Replay, options: PlayOptions): Promise<void> {
  const { recording, open } = options;
  const { recorder, settleDeliveries } = context;
  const { stopped } = context.replays;
  const watch = watchQuiet({ recorder, recordingId: open.id, settleDeliveries, stopped });
  const segments = segmentsOf(recording.steps);
  context.clock.stop();
  try {
    // What waited for the app until it connected is not part of the conversation.
    await watch.quiet(performance.now() + options.deadlineMs);
    recorder.restart(open.id, context.clock.nowMs());
    for (const [number, segment] of segments.entries()) {
      if (segment.action) {
        await performRecorded(context, replay, options, segment.action, number);
        replay.performed = number;
      }
      const gapMs = segments[number + 1]?.action?.after_ms ?? recording.lasts_ms;
      await follow(context, replay, options, { watch, segment, number, gapMs });
    }
    const { recording: actual } = await build(context, options);
    replay.actual = actual;
    replay.differences = compareRecordings(recording, actual, options.ignore);
  } finally {
    context.clock.start();
    watch.stop();
    recorder.stop(open.id);
  }
}

async function performRecorded(
  context: ControlContext,
  replay: Replay,
  options: PlayOptions,
  action: RecordedAction,
  number: number,
): Promise<void> {
  const built = await build(context, options);
  const { recording, ignore } = options;
  const done = recording.steps.slice(0, recording.steps.indexOf(action));
  const aligned = alignSegments(done, built.recording.steps, ignoreRules([...recording.ignore, ...ignore]));
  const actualOf = (name: string): string | undefined => aligned[0]?.renames.actualOf(name);
  const performed = await performAction(context, { action, recording, built, actualOf });
  if (performed.ok) return;
  const [reason = performed.error] = performed.response_metadata?.messages ?? [];
  const why = reason.replace("[ERROR] ", "");
  replay.problems.push({ action: number, text: `Action ${number} (${printAction(action)}) failed: ${why}.` });
}

interface Following {
  readonly watch: QuietWatch;
  readonly segment: Segment;
  readonly number: number;
  readonly gapMs: number;
}

/** Waits for what the recording has until the next action; the time is moved to where the app did it. */
async function follow(
  context: ControlContext,
  replay: Replay,
  options: PlayOptions,
  { watch, segment, number, gapMs }: Following,
): Promise<void> {
  const deadline = performance.now() + options.deadlineMs;
  let passedMs = 0;
  const passTo = async (ms: number): Promise<void> => {
    if (ms <= passedMs) return;
    context.clock.advance(ms - passedMs);
    passedMs = ms;
    await context.storeTime();
  };
  for (;;) {
    await watch.quiet(deadline);
    const awaited = awaitedStep(segment, segmentsOf((await build(context, options)).recording.steps)[number]);
    if (!awaited) break;
    if (awaited.after_ms > passedMs && awaited.after_ms <= gapMs) {
      await passTo(awaited.after_ms);
      continue;
    }
    if (performance.now() >= deadline) {
      replay.problems.push({ action: number, text: explain(segment, number, awaited, options.deadlineMs) });
      break;
    }
    await watch.anything(deadline);
  }
  if (gapMs <= passedMs) return;
  await passTo(gapMs);
  await context.settleDeliveries();
}

/** The first step that the app has still to do; an action that differs counts as done. */
function awaitedStep(recorded: Segment, actual: Segment | undefined): AppStep | undefined {
  const done = actual?.appSteps ?? [];
  const open = done.filter((step) => step.kind === "stream" && !step.is_ended && step.code === "ok").length;
  const openThen = recorded.appSteps.filter((step) => step.kind === "stream" && !step.is_ended).length;
  const last = recorded.appSteps.at(-1);
  return recorded.appSteps[done.length] ?? (open > openThen ? last : undefined);
}

function explain({ action }: Segment, number: number, awaited: AppStep, deadlineMs: number): string {
  const where = action ? `Action ${number} (${printAction(action)})` : "The time before the first action";
  return `${where} got no ${nameOf(awaited)} within ${deadlineMs / 1000} s.`;
}

function build(context: ControlContext, { open }: PlayOptions): Promise<BuiltRecording> {
  return buildRecording(context.db, open, context.clock.nowMs());
}
