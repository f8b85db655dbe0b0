import { Trash2 } from "lucide-react";
import { useCallback } from "react";
import { call } from "../api/call.ts";
import { useEveryPage } from "../api/everyPage.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { useCall } from "../api/useCall.ts";
import { channelTabsText as text } from "../strings/channelTabs.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { AddItem } from "./AddItem.tsx";
import { cellOf, type Column, fieldOf, type Item, textOfCell } from "./cells.ts";
import { ListCell } from "./ListCell.tsx";
import styles from "./ListTable.module.css";
import { useFileChange } from "./useFileChange.ts";

/** A list as a table: a row for each item, a column for each column, and a row to add one. */
export function ListTable({ id }: { readonly id: string }) {
  const info = useCall("files.info", { file: id });
  const items = useEveryPage("slackLists.items.list", { list_id: id }, (answer) => answer.items);
  const { refetch } = items;
  const { refetch: refetchInfo } = info;
  const readAgain = useCallback(() => Promise.all([refetch(), refetchInfo()]), [refetch, refetchInfo]);
  useFileChange(id, readAgain);
  if (info.isPending || items.isPending) return <Skeleton label={text.loading} />;
  if (info.isError || items.isError) return <ErrorState text={text.failed} onRetry={() => void readAgain()} />;
  const columns = info.data.file.list_metadata?.schema ?? [];
  const primary = columns.find((column) => column.is_primary_column) ?? columns[0];
  const send = async (answer: Promise<{ ok: boolean; error?: string }>) => {
    const isSaved = await reportFailure(answer, text.saveFailed);
    await refetch();
    return isSaved;
  };
  const update = (item: Item, column: Column, typed: string | boolean) =>
    send(call("slackLists.items.update", { list_id: id, cells: [{ row_id: item.id, ...cellOf(column, typed) }] }));
  const add = (name: string) =>
    send(call("slackLists.items.create", { list_id: id, initial_fields: primary ? [cellOf(primary, name)] : [] }));
  const nameOf = (item: Item) => (primary && textOfCell(fieldOf(item, primary), primary)) || text.unnamed;
  const title = info.data.file.title || info.data.file.name;
  return (
    <div>
      <p role="status" className={styles["count"]}>
        {items.data.length === 0 ? text.noItems : text.items(items.data.length)}
      </p>
      <div className={styles["frame"]} tabIndex={0} role="region" aria-label={title}>
        <table className={styles["table"]}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {column.name}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{text.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.data.map((item) => (
              <tr key={item.id}>
                {columns.map((column) => (
                  <td key={column.id}>
                    <ListCell
                      column={column}
                      field={fieldOf(item, column)}
                      label={text.cellOf(column.name, nameOf(item))}
                      onChange={(typed) => void update(item, column, typed)}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    label={text.removeItem(nameOf(item))}
                    icon={<Trash2 size={16} aria-hidden="true" />}
                    onClick={() => void send(call("slackLists.items.delete", { list_id: id, id: item.id }))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <AddItem onAdd={add} />
    </div>
  );
}
