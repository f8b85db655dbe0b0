import { Lock } from "lucide-react";
import { useCall } from "../../api/useCall.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { pagePartsText } from "../../strings/pageParts.ts";

/** The person may not see this: says so, and names people who could change that. */
export function NoPermission({ code }: { readonly code: string }) {
  const people = useCall("users.list", { limit: 200 });
  const admins = (people.data?.members ?? [])
    .filter((member) => member.is_admin && !member.deleted && !member.is_bot)
    .map((member) => member.real_name || member.name);
  const whom = admins.length === 0 ? pagePartsText.workspaceAdmin : admins.slice(0, 3).join(", ");
  return <EmptyState icon={<Lock size={20} aria-hidden="true" />} text={pagePartsText.noPermission(code, whom)} />;
}
