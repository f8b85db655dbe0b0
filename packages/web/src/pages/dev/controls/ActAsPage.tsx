import { useQuery } from "@tanstack/react-query";
import { ownUrl } from "../../../api/ownUrl.ts";
import { useCall } from "../../../api/useCall.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { toast } from "../../../ui/toast.ts";
import { Badge } from "../../parts/Badge.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { useSession } from "../../parts/useSession.ts";
import { openBench, type Person } from "../control.ts";
import styles from "./Bench.module.css";
import { devText } from "../../../strings/dev.ts";

async function become({ id, name }: Person): Promise<void> {
  const response = await fetch("/session/act-as", { method: "POST", body: new URLSearchParams({ user: id }) });
  // Reload the whole page: everything in it belongs to another person from now on.
  if (response.ok) location.assign("/client");
  else toast(devText.signInFailed(name, response.status));
}

/** Signs this browser in as anybody. */
export function ActAsPage() {
  const bench = useQuery({ queryKey: ["people"], queryFn: openBench });
  const session = useSession();
  // Those of other workspaces have initials: this session cannot look them up.
  const members = useCall("users.list", { limit: 200 });
  const pictures = new Map(members.data?.members.map(({ id, profile }) => [id, ownUrl(profile.image_48)]));
  return (
    <>
      <PageHead title={devText.actAs} about={devText.actAsAbout} />
      <Loaded of={bench} label={devText.loadingPeople}>
        {({ people }) => (
          <DataTable
            label={devText.people}
            rows={people}
            keyOf={(person) => person.id}
            empty={<EmptyState text={devText.noPeople} />}
            columns={[
              { head: devText.person, cell: (person) => <Who person={person} picture={pictures.get(person.id)} /> },
              {
                head: devText.role,
                cell: (person) => <Badge>{devText.roles[person.role as keyof typeof devText.roles]}</Badge>,
              },
              { head: devText.workspace, cell: (person) => person.teams.join(", ") },
              { head: devText.id, cell: (person) => <Id id={person.id} of={devText.idOf(person.name)} /> },
              {
                head: devText.signInLink,
                cell: (person) => <CopyButton text={person.link} label={devText.copySignInLink(person.name)} />,
              },
              {
                head: devText.actions,
                isActions: true,
                cell: (person) =>
                  person.id === session.data?.user.id ? (
                    devText.currentUser
                  ) : (
                    <Button onClick={() => void become(person)}>{devText.actAsNamed(person.name)}</Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}

interface WhoProps {
  readonly person: Person;
  readonly picture: string | undefined;
}

function Who({ person: { id, name, real_name: realName }, picture }: WhoProps) {
  return (
    <span className={styles["person"]}>
      <Avatar id={id} name={realName || name} size={24} src={picture} />
      <span>
        {realName} <span className={styles["handle"]}>{name}</span>
      </span>
    </span>
  );
}
