import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { openSession } from "../api/session.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { shellText } from "../strings/shell.ts";

/** Shows what is inside once it is known who is signed in; `knownSession()` is safe there. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const session = useQuery({
    queryKey: ["session"],
    queryFn: () => openSession(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (session.isError) {
    return <ErrorState text={shellText.serverUnreachable} onRetry={() => void session.refetch()} />;
  }
  return session.isPending ? <Skeleton label={shellText.signingIn} /> : children;
}
