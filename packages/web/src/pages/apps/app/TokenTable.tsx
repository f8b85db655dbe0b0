import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Id } from "../../parts/Id.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";
import { mayChange, type OpenApp } from "./openApp.ts";
import { appConfigText } from "../../../strings/appConfig.ts";
import { CodeText } from "../../../ui/CodeText.tsx";

interface Props {
  readonly open: OpenApp;
  readonly kinds: readonly string[];
  readonly empty: string;
}

/** Tokens that are out, masked; each can be revoked. */
export function TokenTable({ open, kinds, empty }: Props) {
  const tokens = useCall("developer.apps.tokens.list", { app_id: open.app.id });
  const people = useCall("users.list", { limit: 1_000 });
  const nameOf = (id: string) => people.data?.members.find((member) => member.id === id)?.real_name;
  const { run } = useAct();
  const revoke = (tokenId: string) =>
    run(
      () => call("developer.apps.tokens.revoke", { app_id: open.app.id, token_id: tokenId }),
      appConfigText.tokenRevoked,
    );
  return (
    <Loaded of={tokens} label={appConfigText.loadingTokens}>
      {(data) => (
        <DataTable
          label={appConfigText.tokens}
          rows={kinds.flatMap((kind) => data.tokens.filter(({ type }) => type === kind))}
          keyOf={(token) => token.token_id}
          empty={<EmptyState text={empty} />}
          columns={[
            { head: appConfigText.token, cell: (token) => <code>{token.masked}</code> },
            { head: appConfigText.type, cell: (token) => token.type },
            { head: appConfigText.actsAs, cell: (token) => nameOf(token.user_id) },
            { head: appConfigText.id, cell: (token) => <Id id={token.user_id} of={appConfigText.theUserId} /> },
            { head: appConfigText.scopes, isNumber: true, cell: (token) => token.scopes.length },
            {
              head: appConfigText.created,
              cell: (token) => <When ms={token.created * 1000} nowMs={tokens.dataUpdatedAt} />,
            },
            { head: appConfigText.expires, cell: (token) => <Ends token={token} nowMs={tokens.dataUpdatedAt} /> },
            {
              head: appConfigText.actions,
              isActions: true,
              cell: (token) => (
                <ConfirmButton
                  label={appConfigText.revoke}
                  about={token.masked}
                  variant="quiet"
                  title={appConfigText.revokeTitle}
                  isDisabled={!mayChange(open)}
                  onConfirm={() => revoke(token.token_id)}
                >
                  <p>
                    <CodeText
                      text={
                        token.expires === undefined
                          ? appConfigText.revokeLongLived(token.masked)
                          : appConfigText.revokeRotating(token.masked)
                      }
                    />
                  </p>
                </ConfirmButton>
              ),
            },
          ]}
        />
      )}
    </Loaded>
  );
}

interface EndsProps {
  readonly token: { readonly expires?: number; readonly is_expired: boolean };
  readonly nowMs: number;
}

function Ends({ token, nowMs }: EndsProps) {
  if (token.expires === undefined) return appConfigText.never;
  return token.is_expired ? (
    <Badge tone="warn">{appConfigText.expired}</Badge>
  ) : (
    <When ms={token.expires * 1000} nowMs={nowMs} />
  );
}
