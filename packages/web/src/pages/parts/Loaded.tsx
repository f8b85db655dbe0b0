import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Refused } from "../../api/Refused.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { NoPermission } from "./NoPermission.tsx";
import { isNoPermission, sayRefusal } from "./sayRefusal.ts";

interface Props<Data> {
  readonly of: UseQueryResult<Data>;
  /** What is loaded, for screen readers. */
  readonly label: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a call answered, or why there is nothing to show yet. */
export function Loaded<Data>({ of, label, children }: Props<Data>) {
  if (of.data !== undefined) return children(of.data);
  if (!of.isError) return <Skeleton label={label} rows={4} />;
  const code = of.error instanceof Refused ? of.error.code : undefined;
  if (code !== undefined && isNoPermission(code)) return <NoPermission code={code} />;
  return <ErrorState text={sayRefusal(code)} onRetry={() => void of.refetch()} />;
}
