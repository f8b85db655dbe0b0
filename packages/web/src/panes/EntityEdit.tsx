import { useEffect, useRef, useState } from "react";
import { Blocks } from "../blocks/Blocks.tsx";
import styles from "../entities/Entity.module.css";
import { useClient } from "../store/store.ts";
import { entitiesText } from "../strings/entities.ts";
import { surfaceName } from "../surface/SurfaceProvider.tsx";
import { forgetSurface, surfaceStoreOf } from "../surface/surfaceStore.ts";
import { Button } from "../ui/Button.tsx";
import { submitModal } from "../views/submitModal.ts";
import type { EntityPaneData } from "./useEntityPane.ts";

interface Props {
  readonly shown: EntityPaneData;
  readonly onDone: () => void;
}

/** The fields that the person may change. The app decides what becomes of them, and shows it. */
export function EntityEdit({ shown: { view }, onDone }: Props) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const selfId = useClient((state) => state.self);
  const form = useRef<HTMLFormElement>(null);
  const name = surfaceName({ kind: "view", viewId: view.id });
  const focus = (where: string) => form.current?.querySelector<HTMLElement>(where)?.focus();
  // At what can be changed, wherever the inputs are loaded from.
  useEffect(() => form.current?.focus(), []);

  async function save(): Promise<void> {
    setSending(true);
    const failed = await submitModal(view);
    setSending(false);
    setFailure(failed);
    const isWrong = Object.keys(surfaceStoreOf(name).getState().errors).length > 0;
    if (isWrong) requestAnimationFrame(() => focus(`[data-invalid] :is(${inputs})`));
    else if (failed === undefined) leave();
  }

  function leave(): void {
    forgetSurface(name);
    onDone();
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={entitiesText.edit}
      className={styles["form"]}
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void save();
      }}
    >
      <Blocks
        blocks={view.blocks}
        surface="modal"
        place={{ kind: "view", viewId: view.id }}
        held={view.state.values}
        selfId={selfId}
      />
      <div role="alert" className={styles["failure"]}>
        {failure}
      </div>
      <div className={styles["actions"]}>
        <Button type="submit" variant="primary" disabled={isSending} focusableWhenDisabled>
          {isSending ? entitiesText.saving : entitiesText.save}
        </Button>
        <Button onClick={leave}>{entitiesText.cancel}</Button>
      </div>
    </form>
  );
}

const inputs = "input:not([hidden], [aria-hidden=true]), textarea, [contenteditable=true], button[aria-haspopup]";
