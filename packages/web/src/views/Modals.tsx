import { lazy, type RefObject, Suspense, useEffect, useRef } from "react";
import { useClient } from "../store/store.ts";
import { stackBelow, topModal } from "./applyViewEvent.ts";
import { followViews, useViews } from "./viewsStore.ts";

const Modal = lazy(() => import("./Modal.tsx"));

/** The modals that apps open for this person, the topmost in sight; once per page. What draws them comes with the first. */
export function Modals() {
  useEffect(() => followViews(), []);
  const shown = useViews();
  const selfId = useClient((state) => state.self);
  const top = topModal(shown);
  const opener = useOpener(top !== undefined);
  if (!top) return null;
  return (
    <Suspense fallback={null}>
      <Modal key={top.id} view={top} stack={stackBelow(shown, top)} selfId={selfId} opener={opener} />
    </Suspense>
  );
}

/**
 * What had the focus before the first modal came. The dialog itself would remember the field that wants to be first, which
 * has the focus before it looks, and would leave whoever closes it at the top of the page.
 */
function useOpener(isOpen: boolean): RefObject<HTMLElement | null> {
  const opener = useRef<HTMLElement>(null);
  if (!isOpen) opener.current = null;
  else opener.current ??= document.activeElement as HTMLElement | null;
  return opener;
}
