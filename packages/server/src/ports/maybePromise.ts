/**
 * What is there already, or will be. On the way that every call takes, nearly everything is there already, and a promise
 * for each step would cost more than the steps.
 */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Goes on with a value, at once if it is there. */
export function mapMaybePromise<Value, Next>(
  soon: MaybePromise<Value>,
  goOn: (value: Value) => MaybePromise<Next>,
): MaybePromise<Next> {
  return soon instanceof Promise ? soon.then(goOn) : goOn(soon);
}
