import { cardPage } from "./cardPage.ts";
import type { LocalizedPage } from "./document.ts";
import { alertBox, field } from "./form.ts";
import { html } from "./html.ts";
import { messagePage } from "./messagePage.ts";

export interface ResetView {
  readonly login?: string;
  readonly workspace?: string;
  readonly isTooOften?: boolean;
}

/** For people who forgot their password. */
export function resetPage({ login = "", workspace = "", isTooOften = false }: ResetView): LocalizedPage {
  return ({ signIn: text, frame }) =>
    cardPage(
      text.reset.title,
      html`${isTooOften && alertBox(text.faults.too_many_tries)}
        <p class="muted">${text.reset.lead}</p>
        <form method="post" action="/sign-in/reset">
          ${field({ name: "login", label: text.login, value: login, autocomplete: "username", autofocus: true })}
          ${field({
            name: "workspace",
            label: text.workspace,
            value: workspace,
            autocomplete: "organization",
            optional: frame.optional,
            hint: text.workspaceHint,
          })}
          <button type="submit" class="primary">${text.reset.button}</button>
        </form>
        <p class="actions"><a href="/sign-in">${text.reset.back}</a></p>`,
    );
}

/** The same for every login, whether there is such an account or not. */
export const resetSentPage = messagePage(({ signIn }) => signIn.resetSent);
