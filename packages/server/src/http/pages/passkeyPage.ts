import type { ListedPasskey, OwnPasskeys } from "../../domain/passkeys/readPasskeys.ts";
import { cardPage } from "./cardPage.ts";
import type { LocalizedPage } from "./document.ts";
import { alertBox, field, noteBox } from "./form.ts";
import { html, type Html } from "./html.ts";
import { pageUserField } from "./pageUser.ts";
import { passkeyAlert, type PasskeyFault, passkeyForm } from "./passkeyForm.ts";
import type { Texts } from "./strings/texts.ts";
import { timeText } from "./timeText.ts";

export interface PasskeyView {
  readonly me: { readonly id: string; readonly tz: string };
  readonly own: OwnPasskeys;
  readonly redirect: string;
  readonly nowMs: number;
  readonly fault?: PasskeyFault | undefined;
  readonly note?: keyof Texts["passkeys"]["notes"] | undefined;
}

/** The passkeys of an account: which there are, a new one, and removing one. */
export function passkeyPage(view: PasskeyView): LocalizedPage {
  const { own, fault, note } = view;
  return (texts) => {
    const { passkeys: text } = texts;
    const isClosed = own.placeFault !== undefined;
    return cardPage(
      text.title,
      html`${passkeyAlert(fault, texts)} ${note !== undefined && noteBox(text.notes[note])}
        <p>${text.why}</p>
        <p class="muted">${text.also}</p>
        ${own.placeFault !== undefined && alertBox(text.places[own.placeFault])} ${list(view, texts)}
        ${!isClosed && addForm(view, texts)} ${own.passkeys.length > 0 && removeForm(view, texts)}
        <p class="actions"><a href="/account">${text.toAccount}</a></p>`,
      { scripts: ["passkey"] },
    );
  };
}

function list({ own, nowMs, me }: PasskeyView, texts: Texts): Html {
  const { passkeys: text } = texts;
  const time = (atMs: number) => {
    const seen = timeText(atMs, nowMs, me.tz, texts);
    return html`<time datetime="${seen.iso}" title="${seen.full}">${seen.short}</time>`;
  };
  const row = ({ name, createdMs, usedMs }: ListedPasskey) =>
    html`<li>
      <span>${name}</span>
      <span class="hint"
        >${text.added} ${time(createdMs)},
        ${usedMs === null ? text.neverUsed : html`${text.used} ${time(usedMs)}`}</span
      >
    </li>`;
  return html`<section>
    <h2>${text.list}</h2>
    ${
      own.passkeys.length === 0
        ? html`<p class="muted">${text.none}</p>`
        : html`<ul class="rows">
            ${own.passkeys.map(row)}
          </ul>`
    }
  </section>`;
}

function addForm({ me, own, redirect }: PasskeyView, texts: Texts): Html {
  const { passkeys: text } = texts;
  return html`<section>
    <h2>${text.add}</h2>
    ${passkeyForm({
      kind: "create",
      action: "/account/passkeys",
      options: "/account/passkeys/options",
      failed: text.notAdded,
      fields: html`${pageUserField(me.id)}
        <input type="hidden" name="redirect" value="${redirect}" />
        ${field({ name: "name", label: text.name, autocomplete: "off", hint: text.nameHint })}
        ${own.asksPassword && password("password", text)}`,
      button: text.add,
    })}
    <p class="hint" data-without-passkeys>${text.noScript}</p>
  </section>`;
}

function removeForm({ me, own }: PasskeyView, texts: Texts): Html {
  const { passkeys: text } = texts;
  return html`<section>
    <h2>${text.removeTitle}</h2>
    <form method="post" action="/account/passkeys/remove">
      ${pageUserField(me.id)}
      <div class="field">
        <label for="passkey">${text.which}</label>
        <select id="passkey" name="passkey" required>
          ${own.passkeys.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
        </select>
      </div>
      ${own.asksPassword && password("proof", text)}
      <p class="hint">${text.removeHint}</p>
      <button type="submit" class="danger">${text.remove}</button>
    </form>
  </section>`;
}

function password(name: string, text: Texts["passkeys"]): Html {
  return field({ name, label: text.password, type: "password", autocomplete: "current-password" });
}
