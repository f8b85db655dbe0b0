import { isGrantable } from "@platform/protocol/grantableScopes.ts";
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
import { appConfigText } from "../../../strings/appConfig.ts";
import { buttonText } from "../../../strings/buttons.ts";
import { scopesText } from "../../../strings/scopes.ts";
import { CodeText } from "../../../ui/CodeText.tsx";

/** What an app asks for, and how long its tokens live. */
export function ScopesPage({ open }: { readonly open: OpenApp }) {
  const { isBusy, faults, save } = useSaving(open);
  return (
    <>
      <PageHead title={appConfigText.scopesAndRotation} about={appConfigText.scopesAbout} />
      {faults.map(({ message, pointer }) => (
        <Notice key={pointer + message} tone="danger">
          {message} <code>{pointer}</code>
        </Notice>
      ))}
      {(["bot", "user"] as const).map((kind) => (
        <Section
          key={kind}
          title={kind === "bot" ? appConfigText.botScopes : appConfigText.userScopes}
          about={kind === "bot" ? appConfigText.botScopesAbout : appConfigText.userScopesAbout}
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
      <Section title={appConfigText.tokenRotation} about={appConfigText.rotationAbout}>
        {open.app.token_rotation ? (
          <Notice tone="ok">{appConfigText.rotationOn}</Notice>
        ) : (
          <ConfirmButton
            label={appConfigText.turnOnRotation}
            title={appConfigText.turnOnRotationTitle}
            isDisabled={!mayChange(open)}
            onConfirm={() => save(withRotation)}
          >
            <p>
              <CodeText text={appConfigText.rotationBody} />
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
        <EmptyState text={appConfigText.noScopesHere} />
      ) : (
        <ul className={styles["scopes"]}>
          {scopes.map((scope) => (
            <li key={scope}>
              <code>{scope}</code>
              <span>{scopesText[scope] ?? appConfigText.noScopeDescription}</span>
              <Button
                variant="quiet"
                disabled={isFixed}
                aria-label={appConfigText.removeNamed(scope)}
                onClick={() => void onRemove(scope)}
              >
                {buttonText.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form action={add} className={styles["inline"]}>
        <Field label={appConfigText.addScopeFor(kind)}>
          <Input
            name="scope"
            list={known}
            required
            autoComplete="off"
            placeholder={appConfigText.scopePlaceholder}
            disabled={isFixed}
          />
        </Field>
        <datalist id={known}>
          {Object.keys(scopesText)
            .filter((scope) => !scopes.includes(scope) && isGrantable(scope, kind))
            .map((scope) => (
              <option key={scope} value={scope} />
            ))}
        </datalist>
        <Button type="submit" disabled={isFixed}>
          {appConfigText.addScope}
        </Button>
      </form>
    </>
  );
}
