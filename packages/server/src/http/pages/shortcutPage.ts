import { cardPage } from "./cardPage.ts";
import type { PageContent } from "./document.ts";
import { field } from "./form.ts";
import { html } from "./html.ts";
import { pageUserField } from "./pageUser.ts";

/** A trigger as `client.triggers.info` tells of it. */
export interface Shortcut {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly button_text?: string;
  readonly app: { readonly name: string };
  readonly inputs: readonly { readonly name: string; readonly title: string; readonly description?: string }[];
}

interface Tried {
  readonly lines: readonly string[];
  readonly form: (name: string) => string;
}

/** What a link starts, and what it asks for. Nothing is started by looking: links are looked at by many programs. */
export function shortcutPage(path: string, userId: string, shortcut: Shortcut, tried?: Tried): PageContent {
  const { name, description, app, inputs, button_text: button = "Start" } = shortcut;
  return cardPage(
    name,
    html`<p class="muted">A workflow of ${app.name}</p>
      ${description !== "" && html`<p>${description}</p>`}
      ${tried && html`<div class="fault" role="alert">${tried.lines.map((line) => html`<p>${line}</p>`)}</div>`}
      <form method="post" action="${path}">
        ${pageUserField(userId)}
        ${inputs.map((input) =>
          field({
            name: input.name,
            label: input.title,
            value: tried?.form(input.name) ?? "",
            autocomplete: "off",
            ...(input.description !== undefined && { hint: input.description }),
          }),
        )}
        <button type="submit" class="primary">${button}</button>
      </form>
      <p class="actions"><a href="/">Do nothing</a></p>`,
  );
}

export function startedPage({ name }: Shortcut): PageContent {
  return cardPage(
    "Started",
    html`<p><strong>${name}</strong> is on its way. You can close this page.</p>
      <p class="actions"><a href="/">To the workspace</a></p>`,
  );
}

/** The same whether it is gone or not for this person. */
export function closedShortcutPage(): PageContent {
  return cardPage(
    "This link starts nothing for you",
    html`<p>It was taken away, or whoever made it has not let you use it. Ask them.</p>
      <p class="actions"><a href="/">To the workspace</a></p>`,
  );
}
