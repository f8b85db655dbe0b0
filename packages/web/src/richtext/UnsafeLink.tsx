import { type ReactNode, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./RichText.module.css";
import { safeUrl } from "./safeUrl.ts";

interface Props {
  readonly url: string;
  readonly children: ReactNode;
}

/** A link that its sender could not vouch for: it shows where it leads before it opens. */
export function UnsafeLink({ url, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const href = safeUrl(url);
  if (href === undefined) return <bdi>{children}</bdi>;
  return (
    <>
      <button type="button" className={styles["unsafe"]} onClick={() => setAsking(true)}>
        <bdi>{children}</bdi>
      </button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Open this link?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Stay here</Button>
            <Button
              look="danger"
              nativeButton={false}
              render={<a href={href} target="_blank" rel="noopener noreferrer nofollow" />}
              onClick={() => setAsking(false)}
            >
              Open the link
            </Button>
          </>
        }
      >
        <p>It may not lead where it says. Its address is:</p>
        <p>
          <code>{href}</code>
        </p>
      </Dialog>
    </>
  );
}
