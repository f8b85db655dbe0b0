import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { pagePartsText } from "../../strings/pageParts.ts";
import { nameGranters } from "./granters.ts";

interface Props {
  readonly code: string;
  readonly method: string;
}

/** The person may not see this: says so, and names people who could change that. */
export function NoPermission({ code, method }: Props) {
  const { data: whom } = useQuery({ queryKey: ["granters", code, method], queryFn: () => nameGranters(code, method) });
  if (whom === undefined) return null;
  return <EmptyState icon={<Lock size={20} aria-hidden="true" />} text={pagePartsText.noPermission(code, whom)} />;
}
