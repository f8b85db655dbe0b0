import type { ReactNode } from "react";
import { useMessageLinkClick } from "../navigation/messageLinks.ts";
import { useTriggerClick } from "../navigation/triggerOpener.ts";
import { HostNote } from "./HostNote.tsx";
import { safeUrl } from "./safeUrl.ts";

interface Props {
  readonly url: string;
  readonly children: ReactNode;
  /** The words of the children, where these are more than text. */
  readonly text?: string | undefined;
  readonly className?: string | undefined;
}

/** A link that leads only where links may lead; anything else is shown and not linked. */
export function SafeLink({ url, children, text, className }: Props) {
  const href = safeUrl(url);
  const openTrigger = useTriggerClick(href);
  const openMessage = useMessageLinkClick(href);
  const isolated = <bdi>{children}</bdi>;
  if (href === undefined) return <span className={className}>{isolated}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={className}
      onClick={openTrigger ?? openMessage}
    >
      {isolated}
      <HostNote href={href} text={text ?? (typeof children === "string" ? children : "")} />
    </a>
  );
}
