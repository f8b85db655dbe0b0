import { html, type Html } from "../html.ts";
import type { Texts } from "../strings/texts.ts";
import type { NamedItem } from "./installServices.ts";

/** The field of the form that says where the app may post through an address of its own. */
export const channelField = "webhook_channel";

/** For an app that asks for such an address: the channel that it leads to. */
export function channelChoice(channels: readonly NamedItem[], { consent: text }: Texts): Html {
  return html`<label class="channel">
    <span>${text.postWhere}</span>
    <select name="${channelField}" required>
      ${channels.map(({ id, name }) => html`<option value="${id}">#${name}</option>`)}
    </select>
    <span class="hint">${text.postHint}</span>
  </label>`;
}
