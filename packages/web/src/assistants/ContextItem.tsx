import type { ContextBarItem } from "@platform/protocol/resources/codeChannel.ts";
import {
  Code,
  Folder,
  GitBranch,
  Globe,
  LifeBuoy,
  Link as LinkIcon,
  Lock,
  type LucideIcon,
  Network,
  Search,
  SquareTerminal,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { call } from "../api/call.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { safeUrl } from "../richtext/safeUrl.ts";
import { codeChannelsText as text } from "../strings/codeChannels.ts";
import { Button } from "../ui/Button.tsx";
import { toast } from "../ui/toast.ts";
import styles from "./CodeChannelBar.module.css";

const icons: Readonly<Record<NonNullable<ContextBarItem["icon"]>, LucideIcon>> = {
  branch: GitBranch,
  folder: Folder,
  hierarchy: Network,
  "life-ring": LifeBuoy,
  link: LinkIcon,
  globe: Globe,
  terminal: SquareTerminal,
  code: Code,
  search: Search,
  lock: Lock,
};

/** A fact about the session, a link, or a button that the agent receives. */
export function ContextItem({ channel, item }: { readonly channel: string; readonly item: ContextBarItem }) {
  const { label, url } = item;
  const Icon = item.icon === undefined ? undefined : icons[item.icon];
  const words = (
    <>
      {Icon && <Icon size={16} aria-hidden="true" />}
      <bdi className={styles["label"]}>{label}</bdi>
    </>
  );
  if (item.item_type === "action") return <ActionItem channel={channel} item={item} words={words} />;
  const href = url === undefined ? undefined : safeUrl(url);
  if (href === undefined) return <span className={styles["item"]}>{words}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={styles["item"]}>
      {words}
    </a>
  );
}

interface ActionProps {
  readonly channel: string;
  readonly item: ContextBarItem;
  readonly words: ReactNode;
}

/** What the agent does then is for the agent to show, so the person reads that it received the click. */
function ActionItem({ channel, item, words }: ActionProps) {
  const [isBusy, setBusy] = useState(false);
  const click = async () => {
    setBusy(true);
    const clicked = call("client.codeChannels.click", { channel, key: item.key });
    if (await reportFailure(clicked, text.clickFailed)) toast(text.clicked(item.label));
    setBusy(false);
  };
  return (
    <Button disabled={isBusy} focusableWhenDisabled onClick={() => void click()}>
      {words}
    </Button>
  );
}
