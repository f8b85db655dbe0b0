import type { ReactNode } from "react";
import { PageActionButton } from "../actions/PageActionButton.tsx";
import { openSearch } from "../actions/pageActions.ts";
import { searchText } from "../strings/search.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./Results.module.css";

interface Answer {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

interface Props {
  readonly answer: Answer;
  readonly query: string;
  readonly count: number;
  readonly label: (count: number) => string;
  readonly children: ReactNode;
}

function NewSearch() {
  return openSearch && <PageActionButton action={openSearch} label={searchText.newSearch} />;
}

/** What a search found of one kind: how much it is, the results themselves, and more of them. */
export function Found({ answer, query, count, label, children }: Props) {
  if (answer.isPending) return <Skeleton label={searchText.searching} />;
  if (answer.isError) return <ErrorState text={searchText.failed} onRetry={() => void answer.refetch()} />;
  if (count === 0) return <EmptyState text={searchText.noResults(query)} action={<NewSearch />} />;
  return (
    <>
      <p role="status" className={styles["count"]}>
        {label(count)}
      </p>
      {children}
      {answer.hasNextPage && (
        <Button disabled={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
          {searchText.more}
        </Button>
      )}
    </>
  );
}
