import type { Overflow } from "@platform/protocol/elements/overflow.ts";
import { MoreHorizontal } from "lucide-react";
import { useRecordClick } from "../activity/useRecordClick.ts";
import { PlainText } from "../richtext/TextObject.tsx";
import { HostNote } from "../richtext/HostNote.tsx";
import { safeUrl } from "../richtext/safeUrl.ts";
import { useElement } from "../surface/useElement.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
import styles from "./Element.module.css";
import type { ElementProps } from "./elementProps.ts";
import { StatusMark } from "./StatusMark.tsx";
import { elementsText } from "../strings/elements.ts";

/** A few more actions behind three dots; one with a URL opens it and is reported, too. */
export function OverflowView({ block, element }: ElementProps<Overflow>) {
  const { press, status } = useElement(block, element);
  const recordClick = useRecordClick();
  return (
    <span className={styles["set"]}>
      <Menu
        trigger={<IconButton label={elementsText.moreActions} icon={<MoreHorizontal size={16} aria-hidden="true" />} />}
      >
        {element.options.map(({ text, value, url }) => (
          <MenuItem
            key={value}
            onChoose={() => {
              const href = url === undefined ? undefined : safeUrl(url);
              if (href !== undefined) {
                recordClick();
                window.open(href, "_blank", "noopener,noreferrer");
              }
              press(value);
            }}
          >
            <PlainText text={text.text} />
            {url !== undefined && <HostNote href={safeUrl(url)} text={text.text} />}
          </MenuItem>
        ))}
      </Menu>
      <StatusMark status={status} />
    </span>
  );
}
