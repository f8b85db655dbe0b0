import { lazy, Suspense, useEffect } from "react";
import { useClient } from "../store/store.ts";
import { useOpener } from "../ui/useOpener.ts";
import { stackBelow, topModal } from "./applyViewEvent.ts";
import { followViews, useViews } from "./viewsStore.ts";

const Modal = lazy(() => import("./Modal.tsx"));

/** The modals that apps open for this person, the topmost in sight; once per page. What draws them comes with the first. */
export function Modals() {
  useEffect(() => followViews(), []);
  const shown = useViews();
  const selfId = useClient((state) => state.self);
  const top = topModal(shown);
  const giveFocusBack = useOpener(top !== undefined);
  if (!top) return null;
  return (
    <Suspense fallback={null}>
      <Modal key={top.id} view={top} stack={stackBelow(shown, top)} selfId={selfId} onLastClosed={giveFocusBack} />
    </Suspense>
  );
}
