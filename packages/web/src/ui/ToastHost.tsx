import { lazy, Suspense, useSyncExternalStore } from "react";
import { hasToast, onToast } from "./toast.ts";

const ToastView = lazy(() => import("./ToastView.tsx"));

/** Shows the toasts. Their view is loaded with the first one. */
export function ToastHost() {
  const isShown = useSyncExternalStore(onToast, hasToast);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <ToastView />
    </Suspense>
  );
}
