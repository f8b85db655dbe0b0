import { useEffect } from "react";
import { useClient } from "../store/store.ts";
import { stackBelow, topModal } from "./applyViewEvent.ts";
import { Modal } from "./Modal.tsx";
import { followViews, useViews } from "./viewsStore.ts";

/** The modals that apps open for this person, the topmost in sight; once per page. */
export function Modals() {
  useEffect(() => followViews(), []);
  const shown = useViews();
  const selfId = useClient((state) => state.self);
  const top = topModal(shown);
  return top ? <Modal key={top.id} view={top} stack={stackBelow(shown, top)} selfId={selfId} /> : null;
}
