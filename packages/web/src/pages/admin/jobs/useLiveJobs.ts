import type { SocketEvent } from "@platform/protocol/contract/events.ts";
import type { MethodResult } from "@platform/sdk";
import type { InfiniteData } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "../../../api/useCall.ts";
import { connect } from "../../../store/connect.ts";
import { isOver } from "./isOver.ts";

type Listed = InfiniteData<MethodResult<"admin.jobs.list">>;
type JobChanged = Extract<SocketEvent, { readonly type: "job_changed" }>;

const listing = { queryKey: ["admin.jobs.list"] };
const details = { queryKey: ["admin.jobs.info"] };

/** Keeps the listed jobs current by the events of a socket, which is open while the page is. */
export function useLiveJobs(): void {
  useEffect(() => {
    const connection = connect({
      // What happened before the socket was open, or while it was lost, is read again.
      onOpen: () => void queries.invalidateQueries(listing),
      onLost: () => undefined,
      onEvent: (event) => {
        if (event.type === "job_changed") apply(event);
      },
    });
    return () => connection.stop();
  }, []);
}

function apply(event: JobChanged): void {
  let isListed = false;
  queries.setQueriesData<Listed>(listing, (data) => {
    isListed ||= data?.pages.some(({ jobs }) => jobs.some(({ id }) => id === event.job_id)) === true;
    return data && withProgress(data, event);
  });
  const hasEnded = isOver(event);
  // A job that began elsewhere is not listed yet, and of a job that ended the items have outcomes.
  if (!isListed || hasEnded) void queries.invalidateQueries(listing);
  if (hasEnded) void queries.invalidateQueries(details);
}

function withProgress(data: Listed, { job_id: id, state, total, done, failed, progress }: JobChanged): Listed {
  const pages = data.pages.map((page) => ({
    ...page,
    jobs: page.jobs.map((job) => {
      if (job.id !== id) return job;
      const import_ = job.import && progress ? { ...job.import, progress } : job.import;
      return { ...job, state, total, done, failed, ...(import_ && { import: import_ }) };
    }),
  }));
  return { ...data, pages };
}
