import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { Link } from "wouter";
import { callOrThrow } from "../api/useCall.ts";
import { messagePath, replyPath } from "../navigation/paths.ts";
import { nameOf, usePerson } from "../store/people.ts";
import type { WireFile } from "../store/types.ts";
import { searchText } from "../strings/search.ts";
import { Files } from "../timeline/Files.tsx";
import list from "../timeline/MessageResults.module.css";
import { useNow } from "../richtext/useNow.ts";
import { useTimes } from "../timeline/times.ts";
import { orderParams, type SearchOrder } from "./address.ts";
import { Found } from "./Found.tsx";
import { foundWords, withoutMarks } from "./foundWords.ts";
import styles from "./Results.module.css";
import { useHighlights } from "./useHighlights.ts";

const pageSize = 30;
const method = "search.files";

export function FileResults({ query, order }: { readonly query: string; readonly order: SearchOrder }) {
  const found = useInfiniteQuery({
    queryKey: [method, query, order],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      callOrThrow(method, { query, page, count: pageSize, highlight: true, ...orderParams(order) }, signal),
    getNextPageParam: ({ files: { paging } }) => (paging.page < paging.pages ? paging.page + 1 : undefined),
  });
  const pages = found.data?.pages;
  const matches = useMemo(() => pages?.flatMap((page) => page.files.matches) ?? [], [pages]);
  const files = useMemo(() => matches.map(unmarked), [matches]);
  const words = useMemo(() => foundWords(matches.flatMap(({ title, preview = "" }) => [title, preview])), [matches]);
  const frame = useRef<HTMLUListElement>(null);
  useHighlights(frame, words);
  return (
    <Found answer={found} query={query} count={pages?.[0]?.files.total ?? 0} label={searchText.files}>
      <ul ref={frame} className={styles["list"]}>
        {files.map((file) => (
          <FileMatch key={file.id} file={file} />
        ))}
      </ul>
    </Found>
  );
}

/** As the file is called, without the marks of what was found. */
function unmarked<File extends WireFile>(file: File): File {
  const { title, preview } = file;
  return { ...file, title: withoutMarks(title), ...(preview !== undefined && { preview: withoutMarks(preview) }) };
}

function FileMatch({ file }: { readonly file: WireFile }) {
  const { dayText } = useTimes();
  const nowMs = useNow();
  const author = nameOf(usePerson(file.user));
  const ms = file.created * 1000;
  const path = sharePath(file);
  return (
    <li className={list["match"]}>
      <p className={styles["about"]}>
        {searchText.sharedBy(author, dayText(ms, nowMs))}
        {path !== undefined && <Link href={path}>{searchText.openMessage}</Link>}
      </p>
      <Files files={[file]} author={author} ms={ms} />
    </li>
  );
}

type Shares = Readonly<Record<string, readonly { readonly ts?: string; readonly thread_ts?: string }[]>>;

/** The message with which the file was first shared, as far as the caller may see one. */
function sharePath({ shares }: WireFile): string | undefined {
  const all: Shares = { ...(shares as { public?: Shares })?.public, ...(shares as { private?: Shares })?.private };
  for (const [channel, [share]] of Object.entries(all)) {
    if (share?.ts === undefined) continue;
    const { ts, thread_ts: thread } = share;
    return thread !== undefined && thread !== ts ? replyPath(channel, thread, ts) : messagePath(channel, ts);
  }
  return undefined;
}
