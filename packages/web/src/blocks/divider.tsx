import styles from "./Blocks.module.css";

/** A line between two things. */
export function DividerView() {
  return <hr className={styles["divider"]} />;
}
