import { avatar } from "./avatar.ts";
import { copyable } from "./copyable.ts";
import { brand, type LocalizedPage } from "./document.ts";
import type { Person } from "./peopleServices.ts";
import { html, type Html } from "./html.ts";
import type { Texts } from "./strings/texts.ts";

const shownPeople = 8;

/** Dev mode, nobody signed in: what this is, who one can be, and the first call. Names only; keys are in the terminal. */
export function welcomePage(people: readonly Person[], baseUrl: string): LocalizedPage {
  const teams = Map.groupBy(people, (person) => person.teams[0] ?? "");
  return ({ welcome: text, frame }) => ({
    title: "Platform",
    description: text.description,
    styles: ["start"],
    scripts: ["copy"],
    body: html`<div class="welcome">
      <header>
        ${brand()}
        <nav aria-label="${text.navigation}"><a href="/docs">${text.documentation}</a></nav>
      </header>
      <main id="main" tabindex="-1">
        <section class="hero">
          <h1>${text.title}</h1>
          <p class="lead">${text.lead}</p>
          <h2>${text.firstCall}</h2>
          ${copyable(`curl ${baseUrl}/api/api.test`, text.firstCallLabel, frame.copy)}
          <p class="hint">${text.tokens}</p>
          <p><a class="button primary" href="/docs">${text.openDocumentation}</a></p>
        </section>
        <section class="people" aria-labelledby="people">
          <h2 id="people">${text.signInAs}</h2>
          <p>${text.ways}</p>
          ${[...teams].map(([team, members]) => teamView(team, members, text))}
        </section>
      </main>
    </div>`,
  });
}

type Text = Texts["welcome"];

function teamView(team: string, members: readonly Person[], text: Text): Html {
  const more = members.length - shownPeople;
  const roles: Readonly<Record<string, string>> = text.roles;
  return html`<h3>${team}</h3>
    <ul>
      ${members.slice(0, shownPeople).map(
        (person, at) =>
          html`<li>
            ${avatar(person.realName, at)}<span
              ><strong>${person.realName}</strong>
              <span class="muted"
                >${person.name},
                ${roles[person.role] ?? person.role}${
                  person.teams.length > 1 && text.alsoIn(person.teams.slice(1).join(", "))
                }</span
              ></span
            >
          </li>`,
      )}
    </ul>
    ${more > 0 && html`<p class="hint">${text.more(more)}</p>`}`;
}

/** Not in dev mode: one calm screen. */
export function servingPage(baseUrl: string): LocalizedPage {
  return ({ welcome: text }) => ({
    title: "Platform",
    styles: ["start"],
    body: html`<main id="main" class="message">
      ${brand()}
      <h1>${hostOf(baseUrl)}</h1>
      <p>${text.about}</p>
      <p class="choices">
        <a class="button primary" href="/sign-in">${text.signIn}</a>
        <a class="button" href="/docs">${text.documentation}</a>
      </p>
    </main>`,
  });
}

function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
}
