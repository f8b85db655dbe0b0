import type { ComponentProps } from "react";
import { deferred } from "../ui/deferred.tsx";
import type { Composer as Loaded } from "./Composer.tsx";
import styles from "./Composer.module.css";

/** The editor is a third of the client's script; conversations are readable before it has come. */
export const Composer = deferred<ComponentProps<typeof Loaded>>(
  async () => (await import("./Composer.tsx")).Composer,
  <div className={styles["waiting"]} />,
);
