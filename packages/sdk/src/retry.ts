/**
 * How long the platform asks to wait before the call is made again, or nothing when it does not ask or asks too much.
 * Both statuses promise that nothing of the call was done, so repeating it cannot do it twice.
 */
export function retryDelayMs(response: Response, retryAfterMaxS: number): number | undefined {
  if (response.status !== 429 && response.status !== 503) return undefined;
  const text = response.headers.get("retry-after");
  const seconds = text === null ? Number.NaN : Number(text);
  if (!Number.isFinite(seconds) || seconds < 0 || seconds > retryAfterMaxS) return undefined;
  return seconds * 1000;
}

export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
