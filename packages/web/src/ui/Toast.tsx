import { lazy, Suspense, useSyncExternalStore } from "react";
import type { ToastAction } from "./ToastView.tsx";

const ToastView = lazy(() => import("./ToastView.tsx"));
const waiting = new Set<() => void>();
let isWanted = false;

/** Shows what happened elsewhere, or went wrong; callable from anywhere, also outside of components. */
export function toast(text: string, action?: ToastAction): void {
  isWanted = true;
  for (const listener of waiting) listener();
  void import("./ToastView.tsx").then(({ addToast }) => addToast(text, action));
}

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** Where they appear. It is loaded with the first one. */
export function ToastHost() {
  const isShown = useSyncExternalStore(subscribe, () => isWanted);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <ToastView />
    </Suspense>
  );
}
