import { alertBox } from "./form.ts";
import { html, type Html, type Part } from "./html.ts";
import type { Texts } from "./strings/texts.ts";

export type PasskeyFault = keyof Texts["passkeys"]["faults"] | keyof Texts["passkeys"]["places"];

export function passkeyFaultText(fault: PasskeyFault, { passkeys: text }: Texts): string {
  const all: Readonly<Record<PasskeyFault, string>> = { ...text.faults, ...text.places };
  return all[fault];
}

export function passkeyAlert(fault: PasskeyFault | undefined, texts: Texts): Html | undefined {
  return fault && alertBox(passkeyFaultText(fault, texts));
}

interface PasskeyForm {
  /** Whether the device makes a passkey or answers with one. */
  readonly kind: "create" | "get";
  readonly action: string;
  /** Where the script asks what the device is to do. */
  readonly options: string;
  readonly failed: string;
  readonly fields: Part;
  readonly button: string;
}

/** A form that the device completes. It is hidden until the script has found that the browser can do this. */
export function passkeyForm({ kind, action, options, failed, fields, button }: PasskeyForm): Html {
  return html`<form
    method="post"
    action="${action}"
    data-passkey="${kind}"
    data-options="${options}"
    data-failed="${failed}"
    hidden
  >
    <p class="alert" role="alert" hidden></p>
    <input type="hidden" name="credential" value="" />
    ${fields}
    <button type="submit" class="${kind === "create" ? "primary" : ""}">${button}</button>
  </form>`;
}

export interface AskedSignIn {
  readonly redirect: string;
  readonly workspace?: string | undefined;
  readonly isAdded?: boolean | undefined;
}

/** On the sign-in page: any passkey of this server. */
export function passkeySignIn({ redirect, workspace = "", isAdded = false }: AskedSignIn, { passkeys }: Texts): Html {
  return passkeyForm({
    kind: "get",
    action: "/sign-in/passkey",
    options: "/sign-in/passkey/options",
    failed: passkeys.failed,
    fields: html`<input type="hidden" name="redirect" value="${redirect}" />
      <input type="hidden" name="workspace" value="${workspace}" />
      ${isAdded && html`<input type="hidden" name="add" value="1" />`}`,
    button: passkeys.useButton,
  });
}

/** After a password: a passkey of the person. */
export function passkeyCode(redirect: string, { passkeys }: Texts): Html {
  return passkeyForm({
    kind: "get",
    action: "/sign-in/code/passkey",
    options: "/sign-in/code/passkey/options",
    failed: passkeys.failed,
    fields: html`<input type="hidden" name="redirect" value="${redirect}" />`,
    button: passkeys.useButton,
  });
}
