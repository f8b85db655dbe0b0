import { call } from "../../../api/call.ts";
import { Select } from "../../../ui/Select.tsx";
import type { Act } from "../../parts/useAct.ts";
import { type Person, roleOf, roles } from "./person.ts";
import { adminText } from "../../../strings/admin.ts";

interface Props {
  readonly person: Person;
  readonly teamId: string;
  readonly act: Act;
}

const setters = {
  owner: "admin.users.setOwner",
  admin: "admin.users.setAdmin",
  member: "admin.users.setRegular",
} as const;

/** A person's role, and the roles it can be changed to. Guests and the primary owner are not chosen here. */
export function RoleSelect({ person, teamId, act }: Props) {
  const role = roleOf(person);
  const offered = roles.filter(([name]) => name === role || (name in setters && role !== "guest") || name === "member");
  const choose = (name: string) => {
    const method = name in setters ? setters[name as keyof typeof setters] : undefined;
    if (method === undefined || name === role) return;
    const label = roles.find(([known]) => known === name)?.[1].toLowerCase() ?? name;
    void act.run(
      () => call(method, { team_id: teamId, user_id: person.id }),
      adminText.roleChanged(person.username, label),
    );
  };
  return (
    <Select
      aria-label={adminText.roleOf(person.username)}
      value={role}
      options={offered}
      disabled={act.isBusy || role === "primary_owner" || !person.is_active}
      onChoose={choose}
    />
  );
}
