import { createHook } from "node:async_hooks";

/**
 * Node's test runner follows every promise, only to know which test an error that nobody caught belongs to; that was a
 * quarter of all the time our tests took. Node can follow everything but promises (`trackPromises: false`), and the
 * runner has no option for it, so the hooks of this process are marked here as if it had. Whoever calls this must count
 * what nobody caught by itself. On a Node that does not know the setting nothing changes.
 */
export function followNoPromises(): void {
  const marked = createHook({ trackPromises: false });
  const mark = Object.getOwnPropertySymbols(marked).find((symbol) => Reflect.get(marked, symbol) === true);
  if (mark === undefined) return;
  const hooks = Object.getPrototypeOf(marked) as typeof marked;
  const { enable } = hooks;
  hooks.enable = function (this: typeof marked) {
    Reflect.set(this, mark, true);
    return enable.call(this);
  };
}
