import { limits } from "@platform/protocol";
import { cardPage } from "./cardPage.ts";
import { copyable } from "./copyable.ts";
import type { PageContent } from "./document.ts";
import type { SecondFactor } from "../../domain/people/readSecondFactor.ts";
import type { CodeFault } from "./peopleServices.ts";
import { alertBox, field } from "./form.ts";
import { html, type Html } from "./html.ts";

export type TwoFactorFault = CodeFault | "not_started";

const faults: Record<TwoFactorFault, string> = {
  wrong_code: "That code did not work. Codes change every 30 seconds and work once: wait for the next one.",
  too_many_tries: `Too many tries. Wait ${limits.sign_in_window_s / 60} minutes, then try again.`,
  session_over: "You were signed out meanwhile. Sign in again.",
  not_started: "Begin again: the setup was no longer under way.",
};

export interface TwoFactorView {
  readonly factor: SecondFactor;
  /** Whether the person can do nothing else before it is set up. */
  readonly isDue: boolean;
  readonly redirect: string;
  readonly fault?: TwoFactorFault;
}

/** The state of the second factor: none, half-way, or on. */
export function twoFactorPage({ factor, isDue, redirect, fault }: TwoFactorView): PageContent {
  const alert = fault && alertBox(faults[fault]);
  if (factor.state === "on") return cardPage("Second factor", html`${alert} ${turnedOn(factor)}`);
  if (factor.state === "off")
    return cardPage("Set up a second factor", html`${alert} ${begin(factor, isDue, redirect)}`);
  return cardPage("Set up a second factor", html`${alert} ${secretView(factor, isDue, redirect)}`, {
    scripts: ["copy"],
  });
}

function begin({ requiredBy }: SecondFactor, isDue: boolean, redirect: string): Html {
  return html`<p>
      ${
        requiredBy.length > 0
          ? `${requiredBy.join(", ")} can only be opened with a second factor. Set yours up to go on.`
          : "With a second factor, a person who learns your password still cannot sign in."
      }
    </p>
    <p class="muted">You need an authenticator app on your phone or computer. It takes a minute.</p>
    <form method="post" action="/account/two-factor/start">
      <input type="hidden" name="redirect" value="${redirect}" />
      <button type="submit" class="primary">Begin</button>
    </form>
    ${wayOut(isDue)}`;
}

function secretView(factor: SecondFactor & { state: "started" }, isDue: boolean, redirect: string): Html {
  const grouped = factor.secret.replaceAll(/.{4}(?=.)/g, "$& ");
  return html`<ol class="steps">
      <li>
        <h2>Add this key to your authenticator app</h2>
        ${copyable(grouped, "Key")}
        <p><a href="${factor.uri}">Open it in an app on this device</a></p>
        <details>
          <summary>The same as an address</summary>
          ${copyable(factor.uri, "Address for authenticator apps")}
          <p class="hint">Time-based, six digits, 30 seconds, SHA-1.</p>
        </details>
      </li>
      <li>
        <h2>Type the six digits it shows</h2>
        <form method="post" action="/account/two-factor/confirm">
          <input type="hidden" name="redirect" value="${redirect}" />
          ${field({ name: "code", label: "Code", autocomplete: "one-time-code", inputmode: "numeric" })}
          <button type="submit" class="primary">Turn on</button>
        </form>
      </li>
    </ol>
    ${wayOut(isDue)}`;
}

function wayOut(isDue: boolean): Html {
  return isDue
    ? html`<form method="post" action="/sign-out"><button type="submit" class="quiet">Sign out</button></form>`
    : html`<p class="actions"><a href="/account">Back to your account</a></p>`;
}

function turnedOn({ codesLeft, requiredBy }: SecondFactor & { state: "on" }): Html {
  return html`<p>
      <span class="good"><span aria-hidden="true">✓</span> On.</span> Signing in asks for a code of your authenticator
      app.
    </p>
    <section>
      <h2>Change it</h2>
      <p class="muted">${codesText(codesLeft)}</p>
      <form method="post" action="/account/two-factor/codes">
        ${field({ name: "code", label: "Code", autocomplete: "one-time-code", hint: "From your app, or a recovery code." })}
        <div class="buttons">
          <button type="submit">Make new recovery codes</button>
          <button type="submit" class="danger" formaction="/account/two-factor/remove">
            ${requiredBy.length > 0 ? "Set up again" : "Turn off"}
          </button>
        </div>
      </form>
    </section>
    <p class="actions"><a href="/account">Back to your account</a></p>`;
}

function codesText(left: number): string {
  if (left === 0) return "You have no recovery codes left. Without your app you could not sign in: make new ones.";
  return left === 1
    ? "You have one recovery code left. Make new ones soon."
    : `You have ${left} recovery codes left. Each works once.`;
}

/** Shown in the answer to the form and nowhere else: nobody, not even this server, can show them again. */
export function recoveryCodesPage(codes: readonly string[], redirect: string, isNew: boolean): PageContent {
  return cardPage(
    "Your recovery codes",
    html`<p>
        ${isNew && html`<span class="good"><span aria-hidden="true">✓</span> Your second factor is on.</span>`} Keep
        these where you find them without your phone. Each signs you in once.
      </p>
      ${copyable(codes.join("\n"), "Recovery codes")}
      <p class="hint">They are shown this one time.</p>
      <p class="actions"><a class="button primary" href="${redirect}">I have kept them</a></p>`,
    { scripts: ["copy"] },
  );
}
