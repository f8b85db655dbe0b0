import { lazy, type ReactNode, Suspense, useState } from "react";
import { HostNote } from "./HostNote.tsx";
import styles from "./RichText.module.css";
import { safeUrl } from "./safeUrl.ts";

const UnsafeLinkDialog = lazy(() => import("./UnsafeLinkDialog.tsx"));

interface Props {
  readonly url: string;
  readonly children: ReactNode;
  /** The words of the children. */
  readonly text: string;
}

/** A link that its sender could not vouch for: it asks before it opens. */
export function UnsafeLink({ url, children, text }: Props) {
  const [isAsking, setAsking] = useState(false);
  const href = safeUrl(url);
  if (href === undefined) return <bdi>{children}</bdi>;
  return (
    <>
      <button type="button" className={styles["unsafe"]} onClick={() => setAsking(true)}>
        <bdi>{children}</bdi>
        <HostNote href={href} text={text} />
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <UnsafeLinkDialog href={href} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
