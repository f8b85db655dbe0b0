import { useQuery } from "@tanstack/react-query";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { toast } from "../../../ui/Toast.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { useSession } from "../../parts/useSession.ts";
import { openBench, type Person } from "../control.ts";
import styles from "./Bench.module.css";

async function become({ id, name }: Person): Promise<void> {
  const response = await fetch("/session/act-as", { method: "POST", body: new URLSearchParams({ user: id }) });
  // The whole page anew: everything in it belongs to somebody else from now on.
  if (response.ok) location.assign("/client");
  else toast(`${name} cannot be signed in: status ${response.status}.`);
}

/** Signs this browser in as anybody. */
export function ActAsPage() {
  const bench = useQuery({ queryKey: ["people"], queryFn: openBench });
  const session = useSession();
  return (
    <>
      <PageHead
        title="Act as"
        about="Opens the client as somebody else in this browser. To have two people side by side, open a sign-in link in another browser or a private window."
      />
      <Loaded of={bench} label="Loading the people">
        {({ people }) => (
          <DataTable
            label="People"
            rows={people}
            keyOf={(person) => person.id}
            empty={<EmptyState text="There is nobody yet." />}
            columns={[
              { head: "Person", cell: (person) => <Who person={person} /> },
              { head: "Role", cell: (person) => <Badge>{person.role.replaceAll("_", " ")}</Badge> },
              { head: "Workspace", cell: (person) => person.team },
              { head: "Id", cell: (person) => <Id id={person.id} of={`the id of ${person.name}`} /> },
              {
                head: "Sign-in link",
                cell: (person) => <CopyButton text={person.link} label={`Copy the sign-in link of ${person.name}`} />,
              },
              {
                head: "Actions",
                isActions: true,
                cell: (person) =>
                  person.id === session.data?.user.id ? (
                    "This is you"
                  ) : (
                    <Button onClick={() => void become(person)}>Act as {person.name}</Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}

function Who({ person: { id, name, real_name: realName } }: { readonly person: Person }) {
  return (
    <span className={styles["person"]}>
      <Avatar id={id} name={realName || name} size={24} />
      <span>
        {realName} <span className={styles["handle"]}>{name}</span>
      </span>
    </span>
  );
}
