import { Dialog } from "@base-ui/react/dialog";
import { ArrowLeft, CircleAlert, X } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "../api/call.ts";
import { useCall } from "../api/useCall.ts";
import { Blocks } from "../blocks/Blocks.tsx";
import { PlainText } from "../richtext/TextObject.tsx";
import { AppAvatar } from "../people/AppAvatar.tsx";
import { Button } from "../ui/Button.tsx";
import dialog from "../ui/Dialog.module.css";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./Modal.module.css";
import { submitModal } from "./submitModal.ts";
import type { View } from "./view.ts";
import { dropViews, isModalOpen } from "./viewsStore.ts";
import { buttonText } from "../strings/buttons.ts";
import { viewsText } from "../strings/views.ts";

interface Props {
  readonly view: View;
  /** The view and those below it, which close together with it at a cross. */
  readonly stack: readonly View[];
  readonly selfId: string | undefined;
  /** Tells where the focus goes when none of them is left. */
  readonly onLastClosed: () => boolean;
}

/** What takes the focus in a block with an error. Of boxes, dots and files it is the first, for groups take none. */
const firstWrong =
  "[data-invalid] :is(input, textarea, button, [contenteditable=true], [role=checkbox], [role=radio])" +
  ":not([hidden], [aria-hidden=true], [tabindex='-1'])";

/** What an app asks or shows before all else goes on. */
export default function Modal({ view, stack, selfId, onLastClosed }: Props) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const body = useRef<HTMLDivElement>(null);

  async function submit(): Promise<void> {
    setSending(true);
    setFailure(undefined);
    setFailure(await submitModal(view));
    setSending(false);
    // Moving the focus to the first error makes screen readers announce it.
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(firstWrong)?.focus());
  }

  function close(all: boolean): void {
    const gone = all || view.clear_on_close ? stack : [view];
    dropViews(gone.map(({ id }) => id));
    void call("client.views.close", { view_id: view.id, all }).catch(() => undefined);
  }

  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={(open) => !open && close(false)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog["backdrop"]} />
        {/* At what it asks, not at its cross. An element that wants to be first still is. */}
        <Dialog.Popup
          className={dialog["popup"]}
          aria-busy={isSending}
          initialFocus={body}
          finalFocus={() => !isModalOpen() && onLastClosed()}
        >
          <Head view={view} isOnOther={stack.length > 1} onClose={close} />
          <form
            className={styles["form"]}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (view.submit && !view.submit_disabled && !isSending) void submit();
            }}
          >
            <div ref={body} className={dialog["body"]} tabIndex={-1}>
              <Blocks
                blocks={view.blocks}
                surface="modal"
                place={{ kind: "view", viewId: view.id }}
                held={view.state.values}
                selfId={selfId}
              />
            </div>
            <Failure text={failure} />
            <footer className={dialog["actions"]}>
              <Button onClick={() => close(false)}>
                <PlainText text={view.close?.text ?? (view.submit ? buttonText.cancel : buttonText.close)} />
              </Button>
              {view.submit && (
                <Button
                  type="submit"
                  variant="primary"
                  disabled={isSending || view.submit_disabled}
                  focusableWhenDisabled
                  aria-busy={isSending}
                >
                  <PlainText text={view.submit.text} />
                </Button>
              )}
            </footer>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Always there, so that what comes into it is said. */
function Failure({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert" className={text === undefined ? undefined : styles["failure"]}>
      {text !== undefined && (
        <>
          <CircleAlert size={16} aria-hidden="true" />
          {text}
        </>
      )}
    </div>
  );
}

interface HeadProps {
  readonly view: View;
  readonly isOnOther: boolean;
  readonly onClose: (all: boolean) => void;
}

function Head({ view, isOnOther, onClose }: HeadProps) {
  const apps = useCall("client.apps.list", {});
  const app = apps.data?.apps.find(({ id }) => id === view.app_id);
  return (
    <header className={dialog["header"]}>
      <div className={styles["heading"]}>
        {isOnOther ? (
          <IconButton
            label={buttonText.back}
            icon={<ArrowLeft size={16} aria-hidden="true" />}
            onClick={() => onClose(false)}
          />
        ) : (
          <AppAvatar id={view.app_id} name={app?.name ?? viewsText.app} botUser={app?.bot_user_id} />
        )}
        <div>
          <Dialog.Title className={dialog["title"]}>
            <PlainText text={view.title.text} />
          </Dialog.Title>
          {app && <div className={styles["app"]}>{app.name}</div>}
        </div>
      </div>
      <IconButton label={buttonText.close} icon={<X size={16} aria-hidden="true" />} onClick={() => onClose(true)} />
    </header>
  );
}
