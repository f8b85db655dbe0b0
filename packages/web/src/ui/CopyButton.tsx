import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { uiText } from "../strings/ui.ts";

interface Props {
  readonly text: string;
  /** What is copied, as in `Copy the client id`. */
  readonly label: string;
}

export function CopyButton({ text, label }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  const icon = isCopied ? <Check size={16} /> : <Copy size={16} />;
  return <IconButton label={isCopied ? uiText.copied : label} icon={icon} onClick={() => void copy()} />;
}
