import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./Id.module.css";
import { pagePartsText } from "../../strings/pageParts.ts";
import { buttonText } from "../../strings/buttons.ts";

interface Props {
  readonly text: string;
  /** What it is, as in `the signing secret`. */
  readonly of: string;
}

const masked = "••••••••••••••••";

/** Something that nobody should read over a shoulder: hidden until asked for, and copied without being shown. */
export function Secret({ text, of }: Props) {
  const [isShown, setShown] = useState(false);
  const icon = isShown ? <EyeOff size={16} /> : <Eye size={16} />;
  return (
    <span className={styles["id"]}>
      <code aria-label={isShown ? undefined : pagePartsText.hidden(of)} role={isShown ? undefined : "img"}>
        {isShown ? text : masked}
      </code>
      <IconButton
        label={buttonText.named(isShown ? pagePartsText.hide : pagePartsText.reveal, of)}
        icon={icon}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      />
      <CopyButton text={text} label={pagePartsText.copy(of)} />
    </span>
  );
}
