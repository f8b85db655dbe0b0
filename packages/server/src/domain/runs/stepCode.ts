/** `overtaken`: another server was faster, and nothing of this is kept. `step_failed`: the step cannot be done. */
export type StepCode = "overtaken" | "step_failed";
