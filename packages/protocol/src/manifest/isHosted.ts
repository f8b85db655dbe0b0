/** Whether the platform itself runs the functions of an app with these settings, once they are deployed. */
export function isHosted(settings: unknown): boolean {
  const { function_runtime: runtime, is_hosted: flag } = (settings ?? {}) as Readonly<Record<string, unknown>>;
  return runtime === "slack" || flag === true;
}
