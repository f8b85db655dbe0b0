import { call } from "../api/call.ts";
import { change } from "./store.ts";

/** The groups of the workspace, to name them and to know which mean oneself. */
export async function refreshGroups(): Promise<void> {
  const answer = await call("usergroups.list", { include_users: true });
  if (!answer.ok) return;
  change((state) => ({
    ...state,
    groups: Object.fromEntries(
      answer.usergroups.map(({ id, handle, name, users = [] }) => [
        id,
        { id, handle, name, isOwn: users.includes(state.self), count: users.length },
      ]),
    ),
  }));
}
