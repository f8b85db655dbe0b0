import { internationalHost } from "./asciiHost.ts";
import styles from "./RichText.module.css";

interface Props {
  readonly href: string | undefined;
  /** What the link says already. */
  readonly text?: string | undefined;
}

/** Beside a link whose host may look like another one: the host in ASCII, unless the link says it itself. */
export function HostNote({ href, text = "" }: Props) {
  const host = internationalHost(href);
  return host === undefined || text.includes(host) ? null : <span className={styles["host"]}> ({host})</span>;
}
