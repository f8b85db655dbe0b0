import { Hash } from "lucide-react";
import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { useEveryPage } from "../api/everyPage.ts";
import { rank } from "../ui/rank.ts";
import type { Channel } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Input } from "../ui/Input.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Switch } from "../ui/Switch.tsx";
import styles from "../ui/PickList.module.css";
import { channelPath } from "../navigation/paths.ts";
import { leaveOverlay, showOverlay } from "../navigation/screen.ts";
import { dialogsText } from "../strings/dialogs.ts";

const shownMax = 100;

/** Every channel one may join. */
export function BrowseChannels() {
  const [, go] = useLocation();
  const [query, setQuery] = useState("");
  const [isWithArchived, setWithArchived] = useState(false);
  const listed = useEveryPage(
    "conversations.list",
    { types: ["public_channel"], exclude_archived: !isWithArchived },
    ({ channels }) => channels,
  );
  const found = useMemo(() => {
    const candidates = (listed.data ?? []).map((item) => ({
      item,
      names: [item.name ?? "", item.purpose.value],
    }));
    return rank(query, candidates, shownMax);
  }, [listed.data, query]);
  const open = (id: string) => leaveOverlay(() => go(channelPath(id)));
  return (
    <Dialog
      isOpen
      onClose={() => showOverlay(undefined)}
      title={dialogsText.channels}
      actions={
        <Button variant="primary" onClick={() => showOverlay("create")}>
          {dialogsText.createChannel}
        </Button>
      }
    >
      <Input
        autoFocus
        aria-label={dialogsText.findChannel}
        placeholder={dialogsText.findChannel}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className={styles["options"]}>
        <Switch label={dialogsText.includeArchived} isOn={isWithArchived} onChange={setWithArchived} />
      </div>
      {listed.isError && <ErrorState text={dialogsText.channelsFailed} onRetry={() => void listed.refetch()} />}
      {listed.isPending && <Skeleton label={dialogsText.loadingChannels} rows={4} />}
      <ul className={styles["list"]}>
        {found.map((channel) => (
          <li key={channel.id}>
            <button type="button" className={styles["item"]} onClick={() => open(channel.id)}>
              <Hash size={16} aria-hidden="true" />
              <span>
                <strong>{channel.name}</strong>
                <span className={styles["purpose"]}>{aboutOf(channel).filter(Boolean).join(" · ")}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {listed.isSuccess && found.length === 0 && <p role="status">{dialogsText.noMatch}</p>}
    </Dialog>
  );
}

function aboutOf({ is_archived: isArchived, is_member: isMember, num_members: count = 0, purpose }: Channel): string[] {
  const ours = isArchived ? dialogsText.archived : isMember ? dialogsText.joined : "";
  return [ours, dialogsText.members(count), purpose.value];
}
