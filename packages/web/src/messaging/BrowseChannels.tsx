import { Hash } from "lucide-react";
import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { useCall } from "../api/useCall.ts";
import { rank } from "../composer/rank.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Input } from "../ui/Input.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./BrowseChannels.module.css";
import { channelPath } from "./paths.ts";
import { leaveOverlay, showOverlay } from "./screen.ts";

const shownMax = 100;

/** Every channel one may join. */
export function BrowseChannels() {
  const [, go] = useLocation();
  const [query, setQuery] = useState("");
  const listed = useCall("conversations.list", { types: ["public_channel"], exclude_archived: true, limit: 999 });
  const found = useMemo(() => {
    const candidates = (listed.data?.channels ?? []).map((item) => ({
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
      {listed.isError && <ErrorState text="The channels cannot be read." onRetry={() => void listed.refetch()} />}
      {listed.isPending && <Skeleton label="Loading channels" rows={4} />}
      <ul className={styles["list"]}>
        {found.map((channel) => (
          <li key={channel.id}>
            <button type="button" className={styles["item"]} onClick={() => open(channel.id)}>
              <Hash size={16} aria-hidden="true" />
              <span>
                <strong>{channel.name}</strong>
                <span className={styles["purpose"]}>
                  {[channel.is_member ? "Joined" : "", `${channel.num_members ?? 0} members`, channel.purpose.value]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {listed.isSuccess && found.length === 0 && <p role="status">Nothing is called that.</p>}
    </Dialog>
  );
}
