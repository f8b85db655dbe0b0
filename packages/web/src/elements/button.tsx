import type { Button as ButtonElement } from "@platform/protocol/elements/button.ts";
import { PlainText } from "../richtext/TextObject.tsx";
import { HostNote } from "../richtext/HostNote.tsx";
import { safeUrl } from "../richtext/safeUrl.ts";
import { useElement } from "../surface/useElement.ts";
import { Button } from "../ui/Button.tsx";
import { useTriggerClick } from "../navigation/triggerOpener.ts";
import styles from "./Element.module.css";
import type { ElementProps } from "./elementProps.ts";
import { StatusMark } from "./StatusMark.tsx";

const variants = { primary: "primary", danger: "danger" } as const;

/** Starts something, or opens a URL; its app receives both. */
export function ButtonView({ block, element }: ElementProps<ButtonElement>) {
  const { press, status } = useElement(block, element);
  const { text, style, url, accessibility_label: label } = element;
  const href = url === undefined ? undefined : safeUrl(url);
  const onLink = useTriggerClick(href);
  const isSending = status?.kind === "sending";
  return (
    <span className={styles["set"]}>
      <Button
        variant={style ? variants[style] : "plain"}
        className={styles["button"]}
        aria-label={label}
        aria-busy={isSending}
        disabled={isSending}
        focusableWhenDisabled
        onClick={() => press()}
        {...(href !== undefined && {
          nativeButton: false,
          // It leads somewhere, so it is a link, whatever it looks like.
          role: undefined,
          render: <a href={href} target="_blank" rel="noopener noreferrer" onClick={onLink} />,
        })}
      >
        <span className={styles["buttonText"]}>
          <PlainText text={text.text} />
          <HostNote href={href} text={text.text} />
        </span>
      </Button>
      <StatusMark status={status} />
    </span>
  );
}
