import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from "react";

/** A component that comes in a file of its own. */
export type Deferred<Props> = FunctionComponent<Props> & {
  /** Begins to load it, for when it will surely be shown. */
  load(): Promise<unknown>;
};

/**
 * Like `lazy`, without its pause: React shows what suspended 300 ms after the placeholder at the earliest, which is longer
 * than such a file takes to come. A file that could not be loaded is reported to the next error boundary.
 */
export function deferred<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<unknown> | undefined;
  const load = () =>
    (loading ??= read().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return Object.assign(
    function DeferredComponent(props: Props) {
      const [, setReady] = useState(loaded !== undefined);
      useEffect(() => {
        let isShown = true;
        load().then(
          () => isShown && setReady(true),
          (error: unknown) =>
            isShown &&
            setReady(() => {
              throw error;
            }),
        );
        return () => {
          isShown = false;
        };
      }, []);
      const Loaded = loaded;
      return Loaded ? <Loaded {...props} /> : waiting;
    },
    { load },
  );
}
