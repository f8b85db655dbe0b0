import { limits } from "@platform/protocol";

/**
 * How much one call may ask for. It is counted beside the sandbox, before anything is asked: a function can ask ten thousand
 * times a second, and to refuse each of these would be work for the thread that answers everybody.
 */
export function createAllowance() {
  let asked = 0;
  let underWay = 0;
  return async function within<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (++asked > limits.hosted_requests_max) throw new Error("It has made more requests than one call may.");
    if (underWay === limits.hosted_requests_at_once_max) throw new Error("It makes too many requests at once.");
    underWay++;
    try {
      return await ask();
    } finally {
      underWay--;
    }
  };
}
