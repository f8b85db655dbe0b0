import { cardPage } from "./cardPage.ts";
import { copyable } from "./copyable.ts";
import type { LocalizedPage } from "./document.ts";
import type { SecondFactor } from "../../domain/people/readSecondFactor.ts";
import type { CodeFault } from "./peopleServices.ts";
import { alertBox, field } from "./form.ts";
import { html, type Html } from "./html.ts";
import { returnQuery } from "./returnPath.ts";
import type { Texts } from "./strings/texts.ts";

export type TwoFactorFault = CodeFault | "not_started";

export interface TwoFactorView {
  readonly factor: SecondFactor;
  /** Whether the person can do nothing else before it is set up. */
  readonly isDue: boolean;
  readonly redirect: string;
  readonly fault?: TwoFactorFault;
}

/** The state of the second factor: none, half-way, or on. */
export function twoFactorPage({ factor, isDue, redirect, fault }: TwoFactorView): LocalizedPage {
  return (texts) => {
    const { twoFactor: text } = texts;
    const alert = fault && alertBox(text.faults[fault]);
    if (factor.state === "on") return cardPage(text.title, html`${alert} ${turnedOn(factor, text)}`);
    if (factor.state === "off")
      return cardPage(text.setUpTitle, html`${alert} ${begin(factor, redirect, texts)} ${wayOut(isDue, text)}`);
    const steps = secretView(factor, redirect, texts);
    return cardPage(text.setUpTitle, html`${alert} ${steps} ${wayOut(isDue, text)}`, { scripts: ["copy"] });
  };
}

type Text = Texts["twoFactor"];

function begin({ requiredBy }: SecondFactor, redirect: string, { twoFactor: text, passkeys }: Texts): Html {
  return html`<p>${requiredBy.length > 0 ? text.required(requiredBy.join(", ")) : text.why}</p>
    <p class="muted">${text.needs}</p>
    <form method="post" action="/account/two-factor/start">
      <input type="hidden" name="redirect" value="${redirect}" />
      <button type="submit" class="primary">${text.begin}</button>
    </form>
    <p class="actions"><a href="/account/passkeys${returnQuery(redirect)}">${passkeys.instead}</a></p>`;
}

function secretView(factor: SecondFactor & { state: "started" }, redirect: string, texts: Texts): Html {
  const { twoFactor: text, frame } = texts;
  const grouped = factor.secret.replaceAll(/.{4}(?=.)/g, "$& ");
  return html`<ol class="steps">
    <li>
      <h2>${text.addKey}</h2>
      ${copyable(grouped, text.key, frame.copy)}
      <p><a href="${factor.uri}">${text.openInApp}</a></p>
      <details>
        <summary>${text.asAddress}</summary>
        ${copyable(factor.uri, text.address, frame.copy)}
        <p class="hint">${text.kind}</p>
      </details>
    </li>
    <li>
      <h2>${text.typeDigits}</h2>
      <form method="post" action="/account/two-factor/confirm">
        <input type="hidden" name="redirect" value="${redirect}" />
        ${field({ name: "code", label: text.code, autocomplete: "one-time-code", inputmode: "numeric" })}
        <button type="submit" class="primary">${text.turnOn}</button>
      </form>
    </li>
  </ol>`;
}

function wayOut(isDue: boolean, text: Text): Html {
  return isDue
    ? html`<form method="post" action="/sign-out">
        <button type="submit" class="quiet">${text.signOut}</button>
      </form>`
    : html`<p class="actions"><a href="/account">${text.toAccount}</a></p>`;
}

function turnedOn({ codesLeft, requiredBy }: SecondFactor & { state: "on" }, text: Text): Html {
  return html`<p>
      <span class="good"><span aria-hidden="true">✓</span> ${text.isOn}</span> ${text.onAbout}
    </p>
    <section>
      <h2>${text.change}</h2>
      <p class="muted">${text.codesLeft(codesLeft)}</p>
      <form method="post" action="/account/two-factor/codes">
        ${field({ name: "code", label: text.code, autocomplete: "one-time-code", hint: text.codeHint })}
        <div class="buttons">
          <button type="submit">${text.newCodes}</button>
          <button type="submit" class="danger" formaction="/account/two-factor/remove">
            ${requiredBy.length > 0 ? text.setUpAgain : text.turnOff}
          </button>
        </div>
      </form>
    </section>
    <p class="actions"><a href="/account">${text.toAccount}</a></p>`;
}

/** Shown in the answer to the form and nowhere else: nobody, not even this server, can show them again. */
export function recoveryCodesPage(codes: readonly string[], redirect: string, isNew: boolean): LocalizedPage {
  return ({ twoFactor: text, frame }) =>
    cardPage(
      text.codesTitle,
      html`<p>
          ${isNew && html`<span class="good"><span aria-hidden="true">✓</span> ${text.isNowOn}</span>`}
          ${text.keepCodes}
        </p>
        ${copyable(codes.join("\n"), text.codes, frame.copy)}
        <p class="hint">${text.shownOnce}</p>
        <p class="actions"><a class="button primary" href="${redirect}">${text.kept}</a></p>`,
      { scripts: ["copy"] },
    );
}
