import type { ToastAction } from "./ToastView.tsx";

const listeners = new Set<() => void>();
let isWanted = false;

/** Shows what happened elsewhere, or went wrong; callable from anywhere, also outside of components. */
export function toast(text: string, action?: ToastAction): void {
  isWanted = true;
  for (const listener of listeners) listener();
  void import("./ToastView.tsx").then(({ addToast }) => addToast(text, action));
}

/** Whether there has been a toast. */
export function hasToast(): boolean {
  return isWanted;
}

/** Calls the listener with the first toast. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
