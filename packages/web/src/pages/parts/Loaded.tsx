import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Refused } from "../../api/Refused.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { NoPermission } from "./NoPermission.tsx";
import { isNoPermission, sayRefusal } from "./sayRefusal.ts";

/** What a query says about itself. */
export type Loading<Data> = Pick<UseQueryResult<Data>, "data" | "isError" | "error"> & { refetch(): unknown };

interface Props<Data> {
  readonly of: Loading<Data>;
  /** What is loaded, for screen readers. */
  readonly label: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a call answered, or why there is nothing to show yet. */
export function Loaded<Data>({ of, label, children }: Props<Data>) {
  if (of.data !== undefined) return children(of.data);
  if (!of.isError) return <Skeleton label={label} rows={4} />;
  const refused = of.error instanceof Refused ? of.error : undefined;
  if (refused && isNoPermission(refused.code)) return <NoPermission code={refused.code} method={refused.method} />;
  return <ErrorState text={sayRefusal(refused?.code)} onRetry={() => void of.refetch()} />;
}
