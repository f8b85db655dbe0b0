import { lazy, type ReactNode, Suspense, useState } from "react";
import styles from "./RichText.module.css";
import { safeUrl } from "./safeUrl.ts";

const UnsafeLinkDialog = lazy(() => import("./UnsafeLinkDialog.tsx"));

interface Props {
  readonly url: string;
  readonly children: ReactNode;
}

/** A link that its sender could not vouch for: it asks before it opens. */
export function UnsafeLink({ url, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const href = safeUrl(url);
  if (href === undefined) return <bdi>{children}</bdi>;
  return (
    <>
      <button type="button" className={styles["unsafe"]} onClick={() => setAsking(true)}>
        <bdi>{children}</bdi>
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <UnsafeLinkDialog href={href} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
