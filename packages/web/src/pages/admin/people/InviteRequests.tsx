import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { usePages } from "../../../api/usePages.ts";
import { invitesText as text } from "../../../strings/invites.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { InvitationLink } from "../../../ui/InvitationLink.tsx";
import { Id } from "../../parts/Id.tsx";
import { PagedTable } from "../../parts/PagedTable.tsx";
import { useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";

/** Whom members want to invite, and the answer. */
export function InviteRequests({ teamId }: { readonly teamId: string }) {
  const requests = usePages("admin.inviteRequests.list", { team_id: teamId }, (answer) => answer.invite_requests);
  const [made, setMade] = useState<{ readonly email: string; readonly url: string; readonly isMailed: boolean }>();
  const { isBusy, run } = useAct();
  const approve = (id: string, email: string) =>
    run(async () => {
      const done = await call("admin.inviteRequests.approve", { team_id: teamId, invite_request_id: id });
      if (done.ok) setMade({ email, url: done.url, isMailed: done.is_mailed });
      return done;
    }, text.approved(email));
  const deny = (id: string, email: string) =>
    run(() => call("admin.inviteRequests.deny", { team_id: teamId, invite_request_id: id }), text.denied(email));
  return (
    <>
      {made && <InvitationLink key={made.url} {...made} />}
      <PagedTable
        listing={requests}
        label={text.pending}
        loading={text.loadingRequests}
        keyOf={(request) => request.id}
        empty={<EmptyState text={text.noRequests} />}
        columns={[
          { head: text.person, cell: ({ email, real_name }) => [real_name, email].filter(Boolean).join(" · ") },
          { head: text.role, cell: (request) => (request.invite_type === "full_member" ? text.member : text.guest) },
          {
            head: text.channels,
            cell: (request) => request.channel_ids.map((id) => <Id key={id} id={id} of={text.channel} />),
          },
          { head: text.requestedBy, cell: (request) => <Requesters ids={request.requester_ids} /> },
          { head: text.reason, cell: (request) => request.request_reason },
          {
            head: text.requestedOn,
            cell: (request) => <When ms={request.date_created * 1000} nowMs={requests.loadedMs} />,
          },
          {
            head: text.actions,
            isActions: true,
            cell: ({ id, email }) => (
              <>
                <Button
                  variant="quiet"
                  disabled={isBusy}
                  aria-label={text.approveNamed(email)}
                  onClick={() => void approve(id, email)}
                >
                  {text.approve}
                </Button>
                <ConfirmButton
                  label={text.deny}
                  about={email}
                  variant="quiet"
                  title={text.denyTitle(email)}
                  onConfirm={() => deny(id, email)}
                >
                  <p>{text.denyBody}</p>
                </ConfirmButton>
              </>
            ),
          },
        ]}
      />
    </>
  );
}

/** By their names, which the server knows of everyone in the caller's workspace. */
function Requesters({ ids }: { readonly ids: readonly string[] }) {
  const people = useCall("client.people.list", { ids: [...ids] });
  const nameOf = (id: string) => people.data?.members.find((member) => member.id === id)?.real_name ?? id;
  return ids.map(nameOf).join(", ");
}
