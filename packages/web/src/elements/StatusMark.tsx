import { LoaderCircle, TriangleAlert } from "lucide-react";
import type { Status } from "../surface/surfaceStore.ts";
import styles from "./Element.module.css";
import { elementsText } from "../strings/elements.ts";

/** How it goes with what was done last: nothing while all is well, and words when it is not. */
export function StatusMark({ status }: { readonly status: Status | undefined }) {
  if (status?.kind === "sending") {
    return (
      <LoaderCircle size={16} className={styles["spinner"]} role="img" aria-label={elementsText.waitingForTheApp} />
    );
  }
  return (
    <span role="alert" className={status ? styles["failure"] : styles["silent"]}>
      {status && (
        <>
          <TriangleAlert size={16} aria-hidden="true" />
          {status.text}
        </>
      )}
    </span>
  );
}
