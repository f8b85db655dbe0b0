import type { MaybePromise } from "../ports/maybePromise.ts";
import type { Method } from "./define.ts";
import { loaders, scopes } from "./directory.ts";

/** Every method by its name. */
export interface MethodRegistry {
  has(name: string): boolean;
  /** Synchronous if it was called before. */
  find(name: string): MaybePromise<Method | undefined>;
  names(): string[];
  /** Every scope that some method asks for. */
  readonly scopes: readonly string[];
}

/**
 * Loads each method when it is first called. All of them together are half of the time in which a server starts and a
 * third of its memory, and most servers are asked for a few.
 */
export function openMethodRegistry(): MethodRegistry {
  const loaded = new Map<string, Method>();
  return {
    scopes,
    has: (name) => loaders.has(name),
    names: () => [...loaders.keys()],
    find(name) {
      const method = loaded.get(name);
      if (method) return method;
      return loaders
        .get(name)?.()
        .then((module) => {
          const [found] = Object.values(module);
          if (found) loaded.set(name, found);
          return found;
        });
    },
  };
}
