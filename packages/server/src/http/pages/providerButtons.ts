import type { OfferedProviders } from "../../domain/identities/offerProviders.ts";
import { field } from "./form.ts";
import { html, type Html } from "./html.ts";
import type { Texts } from "./strings/texts.ts";

export interface ProviderButtons extends OfferedProviders {
  readonly redirect: string;
  readonly isAdded?: boolean;
  /** The secret of a one-time link with which the person claims an account. */
  readonly linkKey?: string;
}

/** Links, not forms: the content security policy lets forms lead nowhere else. */
export function providerButtons(view: ProviderButtons, { providers: text }: Texts): Html | undefined {
  const { teamId: team, providers, redirect, isAdded = false, linkKey = "", isRequired } = view;
  if (providers.length === 0) return undefined;
  const query = new URLSearchParams({
    ...(team !== "" && { team }),
    ...(redirect !== "/" && { redirect }),
    ...(isAdded && { add: "1" }),
    ...(linkKey !== "" && { key: linkKey }),
  }).toString();
  return html`${isRequired && html`<p class="muted">${text.required}</p>`}
    <p class="buttons">
      ${providers.map(
        ({ id, name }) =>
          html`<a class="button" href="/sign-in/with/${id}${query === "" ? "" : `?${query}`}"
            >${text.signInWith(name)}</a
          >`,
      )}
    </p>`;
}

/** Where a server has several workspaces, the one that is named brings its providers. */
export function teamForm(
  { asksForTeam, redirect }: ProviderButtons,
  { providers: text, signIn }: Texts,
): Html | undefined {
  if (!asksForTeam) return undefined;
  return html`<h2>${text.byProvider}</h2>
    <form method="get" action="/sign-in">
      ${redirect !== "/" && html`<input type="hidden" name="redirect" value="${redirect}" />`}
      ${field({ name: "domain", label: signIn.workspace, autocomplete: "organization", hint: text.teamHint })}
      <button type="submit">${text.showProviders}</button>
    </form>`;
}
