import { agentToolsText as text } from "../../strings/agentTools.ts";
import { buttonText } from "../../strings/buttons.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./AgentTools.module.css";

interface Props {
  readonly title: string;
  /** The name that is called, which a title may hide. */
  readonly name: string;
  readonly appName: string;
  readonly host: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly onOnce: () => void;
  readonly onAlways: () => void;
  readonly onClose: () => void;
}

/** A tool may change something elsewhere, so the person confirms it with what is sent in view. */
export function ConsentDialog({ title, name, appName, host, args, onOnce, onAlways, onClose }: Props) {
  const actions = (
    <>
      <Button onClick={onClose}>{buttonText.cancel}</Button>
      <Button onClick={onAlways}>{text.allowAlways}</Button>
      <Button autoFocus variant="primary" onClick={onOnce}>
        {text.allowOnce}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={text.consentTitle(title)} actions={actions}>
      <p>{text.consentBody(appName, host)}</p>
      <p>
        <code>{name}</code>
      </p>
      <pre className={styles["data"]}>{JSON.stringify(args, null, 2)}</pre>
    </Dialog>
  );
}
