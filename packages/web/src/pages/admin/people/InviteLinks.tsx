import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";
import styles from "../Admin.module.css";
import { adminText } from "../../../strings/admin.ts";
import { locale } from "../../../strings/locale.ts";

const offered = [
  ["member", adminText.members],
  ["multi_channel_guest", adminText.guests],
] as const;

type Role = (typeof offered)[number][0];

interface Props {
  readonly teamId: string;
  readonly onMake: (role: Role, uses: number) => Promise<boolean>;
}

/** The links that are out, and a way to make another. */
export function InviteLinks({ teamId, onMake }: Props) {
  const invites = useCall("admin.inviteLinks.list", { team_id: teamId });
  const [role, setRole] = useState<Role>("member");
  const { run } = useAct();
  const make = (data: FormData) => onMake(role, Number(fieldOf(data, "uses")));
  const revoke = (id: string) =>
    run(() => call("admin.inviteLinks.revoke", { team_id: teamId, invite_id: id }), adminText.linkRevoked);
  return (
    <>
      <KeptForm onSubmit={make} className={styles["inline"]}>
        <Field label={adminText.inviteAs}>
          <Select
            value={role}
            options={offered}
            onChoose={(value) => setRole(value === "member" ? "member" : "multi_channel_guest")}
          />
        </Field>
        <Field label={adminText.maxPeople}>
          <Input name="uses" type="number" min="1" max="400" defaultValue="1" required />
        </Field>
        <Button type="submit" variant="primary">
          {adminText.createLink}
        </Button>
      </KeptForm>
      <Loaded of={invites} label={adminText.loadingLinks}>
        {(data) => (
          <DataTable
            label={adminText.links}
            rows={data.invites}
            keyOf={(invite) => invite.id}
            empty={<EmptyState text={adminText.noLinks} />}
            columns={[
              { head: adminText.link, cell: (invite) => <Id id={invite.url} of={adminText.theInviteLink} /> },
              {
                head: adminText.role,
                cell: (invite) => (invite.role === "member" ? adminText.member : adminText.guest),
              },
              { head: adminText.usesLeft, isNumber: true, cell: (invite) => invite.uses_left.toLocaleString(locale) },
              {
                head: adminText.expires,
                cell: (invite) => <When ms={invite.date_expires * 1000} nowMs={invites.dataUpdatedAt} />,
              },
              {
                head: adminText.actions,
                isActions: true,
                cell: (invite) => (
                  <ConfirmButton
                    label={adminText.revoke}
                    about={adminText.theLink(invite.id)}
                    variant="quiet"
                    title={adminText.revokeLinkTitle}
                    onConfirm={() => revoke(invite.id)}
                  >
                    <p>{adminText.revokeLinkBody}</p>
                  </ConfirmButton>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}
