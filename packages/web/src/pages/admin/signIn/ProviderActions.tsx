import { call } from "../../../api/call.ts";
import { signInText } from "../../../strings/signIn.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { useAct } from "../../parts/useAct.ts";
import type { Provider } from "./provider.ts";

type Change = Readonly<Partial<Record<"is_enabled" | "is_enforced" | "provisions" | "verifies_email", boolean>>>;

/** What can be done with a provider. Whatever ends sessions or lets people in is asked about first. */
export function ProviderActions({ provider }: { readonly provider: Provider }) {
  const { id, name, kind, domains, is_enabled, is_enforced, provisions, verifies_email } = provider;
  const { isBusy, run } = useAct();
  const set = (change: Change, done: string) =>
    run(() => call("admin.signIn.providers.update", { provider_id: id, ...change }), done);
  const remove = () => run(() => call("admin.signIn.providers.delete", { provider_id: id }), signInText.removed(name));
  const act = (label: string, change: Change, done: string) => (
    <Button variant="quiet" disabled={isBusy} aria-label={`${label}: ${name}`} onClick={() => void set(change, done)}>
      {label}
    </Button>
  );
  const ask = (label: string, title: string, body: string, onConfirm: () => Promise<boolean>) => (
    <ConfirmButton label={label} about={name} variant="quiet" title={title} onConfirm={onConfirm}>
      <p>{body}</p>
    </ConfirmButton>
  );
  const admits = domains.length === 0 ? signInText.provisionAllBody : signInText.provisionBody(domains.length);
  return (
    <>
      {is_enforced
        ? act(signInText.release, { is_enforced: false }, signInText.released(name))
        : ask(signInText.require, signInText.requireTitle(name), signInText.requireBody, () =>
            set({ is_enforced: true }, signInText.required(name)),
          )}
      {provisions
        ? act(signInText.stopProvisioning, { provisions: false }, signInText.stopped(name))
        : ask(signInText.provision, signInText.provisionTitle(name), admits, () =>
            set({ provisions: true }, signInText.provisions(name)),
          )}
      {kind === "saml" &&
        (verifies_email
          ? act(signInText.stopVerifying, { verifies_email: false }, signInText.unverifies(name))
          : ask(signInText.verify, signInText.verifyTitle(name), signInText.verifyBody, () =>
              set({ verifies_email: true }, signInText.verifies(name)),
            ))}
      {is_enabled
        ? ask(signInText.switchOff, signInText.switchOffTitle(name), signInText.switchOffBody, () =>
            set({ is_enabled: false }, signInText.switchedOff(name)),
          )
        : act(signInText.switchOn, { is_enabled: true }, signInText.switchedOn(name))}
      {ask(signInText.remove, signInText.removeTitle(name), signInText.removeBody, remove)}
    </>
  );
}
