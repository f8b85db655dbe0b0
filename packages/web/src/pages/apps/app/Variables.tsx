import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { Loaded } from "../../parts/Loaded.tsx";
import { Section } from "../../parts/Section.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Apps.module.css";
import { mayChange, type OpenApp } from "./openApp.ts";
import { appConfigText } from "../../../strings/appConfig.ts";
import { buttonText } from "../../../strings/buttons.ts";

/** What a deployed app's functions get as `env`. Values can be set, and never be read again. */
export function Variables({ open }: { readonly open: OpenApp }) {
  const appId = open.app.id;
  const variables = useCall("apps.hosted.variables.list", { app_id: appId });
  const { isBusy, run } = useAct();
  const isFixed = isBusy || !mayChange(open);
  const set = (data: FormData) => {
    const variable = { name: fieldOf(data, "name"), value: fieldOf(data, "value") };
    void run(
      () => call("apps.hosted.variables.add", { app_id: appId, variables: [variable] }),
      appConfigText.variableSet,
    );
  };
  const remove = (name: string) =>
    run(
      () => call("apps.hosted.variables.remove", { app_id: appId, variable_names: [name] }),
      appConfigText.variableRemoved,
    );
  return (
    <Section title={appConfigText.environmentVariables} about={appConfigText.variablesAbout}>
      <Loaded of={variables} label={appConfigText.loadingVariables}>
        {(data) =>
          data.variable_names.length === 0 ? (
            <EmptyState text={appConfigText.noVariables} />
          ) : (
            <ul className={styles["scopes"]}>
              {data.variable_names.map((name) => (
                <li key={name}>
                  <code>{name}</code>
                  <span>{appConfigText.hidden}</span>
                  <ConfirmButton
                    label={buttonText.remove}
                    about={name}
                    variant="quiet"
                    title={appConfigText.remove(name)}
                    isDisabled={isFixed}
                    onConfirm={() => remove(name)}
                  >
                    <p>{appConfigText.removeVariableBody}</p>
                  </ConfirmButton>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <form action={set} className={styles["inline"]}>
        <Field label={appConfigText.name}>
          <Input
            name="name"
            required
            autoComplete="off"
            placeholder={appConfigText.variablePlaceholder}
            disabled={isFixed}
          />
        </Field>
        <Field label={appConfigText.value}>
          <Input name="value" type="password" required autoComplete="off" disabled={isFixed} />
        </Field>
        <Button type="submit" disabled={isFixed}>
          {appConfigText.setVariable}
        </Button>
      </form>
    </Section>
  );
}
