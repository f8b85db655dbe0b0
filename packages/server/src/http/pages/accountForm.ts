import { alertBox, field } from "./form.ts";
import { html, type Html } from "./html.ts";
import type { Texts } from "./strings/texts.ts";

export interface AccountForm {
  /** Where the form goes: the link itself. */
  readonly action: string;
  readonly lead: Html | string;
  readonly button: string;
  readonly fault: string | undefined;
  /** Why signing in cannot work here. */
  readonly warning: Html | undefined;
  /** What is asked for besides the password, with what was entered before. The first one has the focus. */
  readonly asked: { readonly workspace?: string; readonly name?: string; readonly email?: string };
}

/** Asks for a new account, or for a new password of one. */
export function accountForm(form: AccountForm, { enter: text }: Texts): Html {
  const { action, lead, button, fault, warning, asked } = form;
  const { workspace, name, email } = asked;
  const isFirst = workspace === undefined;
  return html`${fault !== undefined && alertBox(fault)} ${warning}
    <p class="muted">${lead}</p>
    <form method="post" action="${action}">
      ${
        workspace !== undefined &&
        field({
          name: "workspace",
          label: text.workspaceName,
          value: workspace,
          autocomplete: "organization",
          autofocus: true,
        })
      }
      ${
        name !== undefined &&
        field({ name: "name", label: text.fullName, value: name, autocomplete: "name", autofocus: isFirst })
      }
      ${
        email !== undefined &&
        field({ name: "email", label: text.email, type: "email", value: email, autocomplete: "email" })
      }
      ${field({
        name: "password",
        label: text.password,
        type: "password",
        autocomplete: "new-password",
        hint: text.passwordHint,
        autofocus: isFirst && name === undefined,
      })}
      <button type="submit" class="primary">${button}</button>
    </form>`;
}
