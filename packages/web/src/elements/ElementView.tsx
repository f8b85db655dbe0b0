import { lazy, Suspense } from "react";
import type { AnyElement } from "../surface/elements.ts";
import styles from "./Element.module.css";
import type { ElementProps } from "./elementProps.ts";

/** Menus, pickers and fields are a chunk of their own: most messages have none of them. */
const ElementByType = lazy(() => import("./ElementByType.tsx"));

/** Something that a person can act on; its place is kept until it can be drawn. */
export function ElementView(props: ElementProps<AnyElement>) {
  return (
    <Suspense fallback={<span className={styles["kept"]} />}>
      <ElementByType {...props} />
    </Suspense>
  );
}
