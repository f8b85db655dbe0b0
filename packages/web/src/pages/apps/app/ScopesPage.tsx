import { isGrantable } from "@platform/protocol/grantableScopes.ts";
import { scopeSentences } from "@platform/protocol/scopes.ts";
import { useId } from "react";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { Notice } from "../../parts/Notice.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import styles from "../Apps.module.css";
import { mayChange, type OpenApp } from "./openApp.ts";
import { useSaving } from "./useSaving.ts";
import { withRotation, withScope, withoutScope } from "./withScopes.ts";

const sentences: Readonly<Record<string, string>> = scopeSentences;

/** What an app asks for, and how long its tokens live. */
export function ScopesPage({ open }: { readonly open: OpenApp }) {
  const { isBusy, faults, save } = useSaving(open);
  return (
    <>
      <PageHead
        title="Scopes and rotation"
        about="People agree to these when they install the app. After a change they have to install it again."
      />
      {faults.map(({ message, pointer }) => (
        <Notice key={pointer + message} tone="danger">
          {message} <code>{pointer}</code>
        </Notice>
      ))}
      {(["bot", "user"] as const).map((kind) => (
        <Section
          key={kind}
          title={kind === "bot" ? "Bot scopes" : "User scopes"}
          about={kind === "bot" ? "What the app may do as itself." : "What it may do for each person who agrees."}
        >
          <ScopeList
            kind={kind}
            scopes={open.manifest.oauth_config?.scopes?.[kind] ?? []}
            isFixed={!mayChange(open) || isBusy}
            onAdd={(scope) => save((manifest) => withScope(manifest, kind, scope))}
            onRemove={(scope) => save((manifest) => withoutScope(manifest, kind, scope))}
          />
        </Section>
      ))}
      <Section
        title="Token rotation"
        about="Tokens then live for 12 hours and are renewed with a refresh token. Once on, it stays on: tokens that were given out as expiring would otherwise live for ever."
      >
        {open.app.token_rotation ? (
          <Notice tone="ok">Tokens of this app rotate.</Notice>
        ) : (
          <ConfirmButton
            label="Turn token rotation on"
            title="Turn token rotation on?"
            isDisabled={!mayChange(open)}
            onConfirm={() => save(withRotation)}
          >
            <p>
              Tokens that are out stay as they are until the app exchanges them with <code>oauth.v2.exchange</code>. It
              cannot be turned off again.
            </p>
          </ConfirmButton>
        )}
      </Section>
    </>
  );
}

interface ListProps {
  readonly kind: "bot" | "user";
  readonly scopes: readonly string[];
  readonly isFixed: boolean;
  readonly onAdd: (scope: string) => Promise<boolean>;
  readonly onRemove: (scope: string) => Promise<boolean>;
}

function ScopeList({ kind, scopes, isFixed, onAdd, onRemove }: ListProps) {
  const known = useId();
  const add = (data: FormData) => void onAdd(fieldOf(data, "scope").trim());
  return (
    <>
      {scopes.length === 0 ? (
        <EmptyState text="It asks for nothing here." />
      ) : (
        <ul className={styles["scopes"]}>
          {scopes.map((scope) => (
            <li key={scope}>
              <code>{scope}</code>
              <span>{sentences[scope] ?? "Nobody has said what this is for."}</span>
              <Button
                look="quiet"
                disabled={isFixed}
                aria-label={`Remove ${scope}`}
                onClick={() => void onRemove(scope)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form action={add} className={styles["inline"]}>
        <Field label={`Another scope for the ${kind}`}>
          <Input name="scope" list={known} required autoComplete="off" placeholder="chat:write" disabled={isFixed} />
        </Field>
        <datalist id={known}>
          {Object.keys(sentences)
            .filter((scope) => !scopes.includes(scope) && isGrantable(scope, kind))
            .map((scope) => (
              <option key={scope} value={scope} />
            ))}
        </datalist>
        <Button type="submit" disabled={isFixed}>
          Add the scope
        </Button>
      </form>
    </>
  );
}
