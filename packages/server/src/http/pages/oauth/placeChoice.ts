import { html, type Html } from "../html.ts";
import type { Texts } from "../strings/texts.ts";
import type { Installer } from "../../../domain/oauth/readInstaller.ts";
import type { InstallRequest, NamedItem } from "./installServices.ts";

/** The field of the form that says where the app goes: the id of the workspace, or of its org. */
export const placeField = "place";

/** For admins of an org: one workspace, or the whole org. The org is chosen when the request asked for it. */
export function placeChoice(
  org: NamedItem,
  { team }: Installer,
  request: InstallRequest,
  { consent: text }: Texts,
): Html {
  const isOrgAsked = request.team === org.id;
  return html`<fieldset class="places">
    <legend>${text.where}</legend>
    ${place(team, !isOrgAsked, text.onlyThis)} ${place(org, isOrgAsked, text.wholeOrg(team.name))}
  </fieldset>`;
}

function place({ id, name }: NamedItem, isChosen: boolean, meaning: string): Html {
  return html`<label>
    <input type="radio" name="${placeField}" value="${id}" ${isChosen && html`checked`} />
    <span><strong>${name}</strong> <span class="hint">${meaning}</span></span>
  </label>`;
}
