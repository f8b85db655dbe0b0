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
      title="Channels"
      actions={
        <Button look="primary" onClick={() => showOverlay("create")}>
          Create a channel
        </Button>
      }
    >
      <Input
        autoFocus
        aria-label="Find a channel"
        placeholder="Find a channel"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className={styles["options"]}>
        <Switch label="Archived channels too" isOn={isWithArchived} onChange={setWithArchived} />
      </div>
      {listed.isError && <ErrorState text="The channels cannot be read." onRetry={() => void listed.refetch()} />}
      {listed.isPending && <Skeleton label="Loading channels" rows={4} />}
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
      {listed.isSuccess && found.length === 0 && <p role="status">Nothing is called that.</p>}
    </Dialog>
  );
}

function aboutOf({ is_archived: isArchived, is_member: isMember, num_members: count = 0, purpose }: Channel): string[] {
  const ours = isArchived ? "Archived" : isMember ? "Joined" : "";
  return [ours, count === 1 ? "1 member" : `${count} members`, purpose.value];
}
