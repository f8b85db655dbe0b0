import { Link } from "wouter";
import { call } from "../api/call.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { useCall } from "../api/useCall.ts";
import { channelTabPath } from "../navigation/channelTabs.ts";
import { channelTabsText as text } from "../strings/channelTabs.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./ChannelTabPage.module.css";
import { ListTable } from "./ListTable.tsx";

interface Props {
  readonly channel: string;
  readonly file: string | undefined;
}

/** The lists that the conversation has access to; one of them as a table. */
export function ListsTab({ channel, file }: Props) {
  const listed = useCall("files.list", { channel, types: ["lists"] });
  if (listed.isPending) return <Skeleton label={text.loading} />;
  if (listed.isError) return <ErrorState text={text.failed} onRetry={() => void listed.refetch()} />;
  const create = async () => {
    if (await reportFailure(createList(channel), text.createListFailed)) await listed.refetch();
  };
  const lists = listed.data.files;
  const shown = file ?? lists[0]?.id;
  const button = <Button onClick={() => void create()}>{text.createList}</Button>;
  if (shown === undefined) return <EmptyState text={text.noLists} action={button} />;
  return (
    <>
      <ul aria-label={text.lists} className={styles["links"]}>
        {lists.map(({ id, title, name }) => (
          <li key={id}>
            <Link href={channelTabPath(channel, "lists", id)} aria-current={id === shown ? "page" : undefined}>
              {title || name}
            </Link>
          </li>
        ))}
        <li>{button}</li>
      </ul>
      <ListTable key={shown} id={shown} />
    </>
  );
}

/** A list of to-dos that everyone in the conversation can edit. */
async function createList(channel: string): Promise<{ ok: boolean; error?: string }> {
  const made = await call("slackLists.create", { name: text.newListName, todo_mode: true });
  if (!made.ok) return made;
  return call("slackLists.access.set", { list_id: made.list_id, access_level: "write", channel_ids: [channel] });
}
