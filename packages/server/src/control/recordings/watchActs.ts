import type { Outcome } from "@platform/protocol";
import type { CallLog } from "../callLog.ts";
import { actingControls } from "./personActions.ts";
import type { Recorder } from "./recorder.ts";

/** Tells the recorder what a person does by a control, in the place where it begins. */
export async function watchActs(
  { callLog, recorder }: { readonly callLog: CallLog; readonly recorder: Recorder },
  name: string,
  args: Readonly<Record<string, unknown>>,
  run: () => Promise<Outcome<object, string>>,
): Promise<Outcome<object, string>> {
  if (!actingControls.has(name)) return run();
  const began = callLog.begin();
  const outcome = await run();
  if (outcome.ok) recorder.note({ kind: "act", ...began, name, args, size: JSON.stringify(args).length });
  return outcome;
}
