import { useDeferredValue, useState } from "react";
import { knownSession } from "../api/session.ts";
import { showOverlay } from "../navigation/screen.ts";
import { PersonRow } from "../people/PersonRow.tsx";
import { usePeople } from "../people/usePeople.ts";
import { directoryText as text } from "../strings/directory.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Input } from "../ui/Input.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./DirectoryPage.module.css";

/** People by name, a page at a time; what is typed is looked up by the server, which knows all of them. */
export function PeopleList() {
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed.trim());
  const { people, ...pages } = usePeople({ query, isWithoutBots: true });
  const count = pages.hasNextPage ? text.foundMore(people.length) : text.found(people.length);
  return (
    <>
      <div className={styles["tools"]}>
        <Input
          autoFocus
          type="search"
          data-field-of="people"
          aria-label={text.find}
          placeholder={text.findPlaceholder}
          className={styles["field"]}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <InvitePeople />
      </div>
      {pages.isPending && <Skeleton label={text.loading} rows={8} />}
      {pages.isError && <ErrorState text={text.failed} onRetry={() => void pages.refetch()} />}
      {pages.isSuccess && people.length === 0 && (
        <EmptyState
          text={query === "" ? text.noPeople : text.noneFound(query)}
          action={query !== "" && <Button onClick={() => setTyped("")}>{text.showAll}</Button>}
        />
      )}
      <p role="status" className={styles["count"]}>
        {people.length > 0 && count}
      </p>
      <ul className={styles["list"]}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </>
  );
}

/** For everyone but guests; the server decides whether it is a request. */
function InvitePeople() {
  return !knownSession().user.is_restricted && <Button onClick={() => showOverlay("invite")}>{text.invite}</Button>;
}
