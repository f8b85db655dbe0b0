import type { OfferedProviders } from "../../domain/identities/offerProviders.ts";
import { cardPage } from "./cardPage.ts";
import type { LocalizedPage } from "./document.ts";
import { alertBox, field, noteBox } from "./form.ts";
import { html, type Html } from "./html.ts";
import { passkeyAlert, passkeyCode, type PasskeyFault, passkeySignIn } from "./passkeyForm.ts";
import { type InsecureAddress, insecureBox } from "./insecureAddress.ts";
import { providerButtons, teamForm } from "./providerButtons.ts";
import { returnQuery } from "./returnPath.ts";
import type { Texts } from "./strings/texts.ts";

type SignInFault = keyof Texts["signIn"]["faults"];

export interface SignInView {
  readonly redirect: string;
  readonly login?: string;
  readonly workspace?: string;
  readonly fault?: SignInFault;
  /** Whether browsers take passkeys here, and why one was not accepted. */
  readonly offersPasskeys?: boolean;
  readonly passkeyFault?: PasskeyFault;
  readonly isDev: boolean;
  /** Whether the server can mail a link to choose a new password. */
  readonly sendsMail: boolean;
  /** Whether the person has just signed out in all browsers. */
  readonly isSignedOut?: boolean;
  /** Whether the account comes besides the one that is signed in. */
  readonly isAdded?: boolean;
  readonly insecure?: InsecureAddress | undefined;
  /** What the page offers besides a password. */
  readonly offered?: OfferedProviders;
  /** Whether a provider has just identified a visitor who has to prove an account of theirs, too. */
  readonly isLinking?: boolean;
}

export function signInPage(view: SignInView): LocalizedPage {
  const { redirect, fault, isDev, isSignedOut, insecure, isAdded = false, offered = noProviders } = view;
  return (texts) => {
    const { signIn: text, providers } = texts;
    const buttons = { ...offered, redirect, isAdded };
    const isLinking = view.isLinking === true;
    return cardPage(
      isAdded ? text.addTitle : text.title,
      html`${fault && alertBox(text.faults[fault])} ${passkeyAlert(view.passkeyFault, texts)}
      ${isSignedOut && noteBox(text.signedOutEverywhere)} ${insecureBox(insecure, texts)}
      ${isLinking ? noteBox(providers.linkFirst) : providerButtons(buttons, texts)}
      ${
        offered.isRequired && !isLinking
          ? html`<details ${(fault ?? view.passkeyFault) && html`open`}>
              <summary>${providers.passwordAnyway}</summary>
              <p class="hint">${providers.passwordAnywayHint}</p>
              ${passwordForm(view, texts)}
            </details>`
          : passwordForm(view, texts)
      }
      ${!isLinking && teamForm(buttons, texts)} ${isDev && html`<p class="hint">${text.devHint}</p>`}`,
      { scripts: ["passkey"] },
    );
  };
}

const noProviders: OfferedProviders = { teamId: "", providers: [], isRequired: false, asksForTeam: false };

function passwordForm(view: SignInView, texts: Texts): Html {
  const { redirect, login, workspace, fault, isAdded = false, sendsMail } = view;
  const { signIn: text, frame } = texts;
  return html`<form method="post" action="/sign-in">
      <input type="hidden" name="redirect" value="${redirect}" />
      ${isAdded && html`<input type="hidden" name="add" value="1" />`}
      ${field({ name: "login", label: text.login, value: login ?? "", autocomplete: "username", autofocus: !fault })}
      ${field({ name: "password", label: text.password, type: "password", autocomplete: "current-password", autofocus: fault !== undefined })}
      ${field({
        name: "workspace",
        label: text.workspace,
        value: workspace ?? "",
        autocomplete: "organization",
        optional: frame.optional,
        hint: text.workspaceHint,
      })}
      <button type="submit" class="primary">${text.submit}</button>
    </form>
    ${sendsMail && html`<p class="actions"><a href="/sign-in/reset">${text.forgot}</a></p>`}
    ${view.offersPasskeys === true && passkeySignIn({ redirect, workspace, isAdded }, texts)}`;
}

export interface CodeView {
  readonly redirect: string;
  readonly isRecovery: boolean;
  readonly fault?: SignInFault;
  /** Whether the person has an authenticator app, and passkeys that work here. */
  readonly hasApp: boolean;
  readonly offersPasskeys: boolean;
  readonly passkeyFault?: PasskeyFault;
}

/** The second question, for people with a second factor: a code, or a passkey. */
export function codePage(view: CodeView): LocalizedPage {
  const { redirect, fault, passkeyFault, hasApp, offersPasskeys } = view;
  const query = returnQuery(redirect);
  // Without an app, all that can be typed is a recovery code.
  const isRecovery = view.isRecovery || !hasApp;
  const other = `/sign-in/code${query}${isRecovery ? "" : `${query === "" ? "?" : "&"}recovery=1`}`;
  return (texts) => {
    const { signIn: text } = texts;
    return cardPage(
      isRecovery ? text.recoveryTitle : text.codeTitle,
      html`${fault && alertBox(text.faults[fault])} ${passkeyAlert(passkeyFault, texts)}
        ${offersPasskeys && passkeyCode(redirect, texts)}
        <p class="muted">${isRecovery ? text.recoveryLead : text.codeLead}</p>
        ${codeForm(redirect, isRecovery, texts)}
        ${hasApp && html`<p class="actions"><a href="${other}">${isRecovery ? text.useApp : text.useRecovery}</a></p>`}
        <form method="post" action="/sign-out">
          <button type="submit" class="quiet">${text.someoneElse}</button>
        </form>`,
      { scripts: ["passkey"] },
    );
  };
}

function codeForm(redirect: string, isRecovery: boolean, { signIn: text }: Texts): Html {
  return html`<form method="post" action="/sign-in/code">
    <input type="hidden" name="redirect" value="${redirect}" />
    ${isRecovery && html`<input type="hidden" name="recovery" value="1" />`}
    ${field(
      isRecovery
        ? { name: "code", label: text.recoveryCode, autocomplete: "off", autofocus: true }
        : { name: "code", label: text.code, autocomplete: "one-time-code", inputmode: "numeric", autofocus: true },
    )}
    <button type="submit" class="primary">${text.continue}</button>
  </form>`;
}
