import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { policiesText } from "../../../strings/policies.ts";
import { sessionsText } from "../../../strings/sessions.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { useAct } from "../../parts/useAct.ts";
import { sayDuration } from "../people/durations.ts";

/** As many as the method takes at once. */
const peopleMax = 1_000;

/** Who has a session length of their own. */
export function SessionLengths({ teamId }: { readonly teamId: string }) {
  const people = useCall("admin.users.list", { team_id: teamId, is_active: true, limit: peopleMax });
  return (
    <Loaded of={people} label={policiesText.loading}>
      {({ users }) => <Lengths people={users} />}
    </Loaded>
  );
}

interface Named {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
}

function Lengths({ people }: { readonly people: readonly Named[] }) {
  const settings = useCall("admin.users.session.getSettings", { user_ids: people.map(({ id }) => id) });
  const { isBusy, run } = useAct();
  const nameOf = (id: string) => {
    const person = people.find((one) => one.id === id);
    return person?.full_name || person?.username || id;
  };
  const clear = (id: string) =>
    run(() => call("admin.users.session.clearSettings", { user_ids: [id] }), policiesText.cleared(nameOf(id)));
  return (
    <Loaded of={settings} label={policiesText.loading}>
      {({ session_settings: rows }) => (
        <DataTable
          label={policiesText.own}
          rows={rows}
          keyOf={(row) => row.user_id}
          empty={<EmptyState text={policiesText.none} />}
          columns={[
            { head: policiesText.person, cell: (row) => nameOf(row.user_id) },
            { head: sessionsText.length, cell: (row) => sayDuration(row.duration) },
            {
              head: policiesText.endsWithBrowser,
              cell: (row) => (row.desktop_app_browser_quit ? policiesText.yes : policiesText.no),
            },
            {
              head: policiesText.clear,
              isActions: true,
              cell: (row) => (
                <Button
                  variant="quiet"
                  disabled={isBusy}
                  aria-label={policiesText.clearNamed(nameOf(row.user_id))}
                  onClick={() => void clear(row.user_id)}
                >
                  {policiesText.clear}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Loaded>
  );
}
