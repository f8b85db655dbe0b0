/** A part of the server that starts and stops with it. */
export interface Component {
  /** Begins to work. All components before it have started. */
  start?(): Promise<void> | void;
  /** Refuses new work and finishes the work under way, while all other components still run. */
  drain?(): Promise<void> | void;
  /** Stops working, also when it never started. All components after it have stopped. */
  stop?(): Promise<void> | void;
}

export interface Lifecycle {
  /** Appends a component and returns it. */
  add<C extends Component>(component: C): C;
  isDraining(): boolean;
  /** Starts all components in order. A failure leaves the rest unstarted; the caller then stops the lifecycle. */
  start(): Promise<void>;
  /** Drains all components at once, then stops them in reverse order. Further calls wait for the first. */
  stop(): Promise<void>;
}

export function createLifecycle(): Lifecycle {
  const components: Component[] = [];
  let stopping: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    const failures: unknown[] = [];
    const attempt = async (act: () => Promise<void> | void | undefined): Promise<void> => {
      try {
        await act();
      } catch (error) {
        // A component that cannot stop must not keep the store from being closed.
        failures.push(error);
      }
    };
    await Promise.all(components.map((component) => attempt(() => component.drain?.())));
    for (const component of components.toReversed()) await attempt(() => component.stop?.());
    if (failures.length > 0) throw failures[0];
  }

  return {
    add(component) {
      components.push(component);
      return component;
    },
    isDraining: () => stopping !== undefined,
    async start() {
      for (const component of components) await component.start?.();
    },
    stop: () => (stopping ??= Promise.resolve().then(stopAll)),
  };
}
