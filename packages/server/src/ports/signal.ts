/** Connects a component that causes something to the components that react, so that either may be constructed first. */
export interface Signal {
  readonly emit: () => void;
  readonly subscribe: (listener: () => void) => void;
}

export function createSignal(): Signal {
  const listeners: (() => void)[] = [];
  return {
    emit() {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
