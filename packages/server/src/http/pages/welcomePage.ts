import { avatar } from "./avatar.ts";
import { copyable } from "./copyable.ts";
import { brand, type PageContent } from "./document.ts";
import type { Person } from "./peopleServices.ts";
import { html, type Html } from "./html.ts";

const shownPeople = 8;

const roleNames: Record<string, string> = {
  primary_owner: "primary owner",
  multi_channel_guest: "guest",
  single_channel_guest: "guest",
};

/** Dev mode, nobody signed in: what this is, who one can be, and the first call. Names only; keys are in the terminal. */
export function welcomePage(people: readonly Person[], baseUrl: string): PageContent {
  const teams = Map.groupBy(people, (person) => person.teams[0] ?? "");
  return {
    title: "Platform",
    description: "A workspace-messaging platform on your own machine.",
    styles: ["start"],
    scripts: ["copy"],
    body: html`<div class="welcome">
      <header>
        ${brand()}
        <nav aria-label="Main"><a href="/docs">API documentation</a></nav>
      </header>
      <main id="main" tabindex="-1">
        <section class="hero">
          <h1>Your workspace is running</h1>
          <p class="lead">
            A whole workspace-messaging platform on this machine: channels, people, apps and tokens, wire-compatible
            with the Slack Web API. Everything you send here stays here.
          </p>
          <h2>Make the first call</h2>
          ${copyable(`curl ${baseUrl}/api/api.test`, "The first call")}
          <p class="hint">
            It needs no token. For the others take one from <code>dev.json</code>; your terminal says where it is.
          </p>
          <p><a class="button primary" href="/docs">Open the API documentation</a></p>
        </section>
        <section class="people" aria-labelledby="people">
          <h2 id="people">Sign in as</h2>
          <p>Use the sign-in links printed in your terminal, or <a href="/sign-in">a password</a>.</p>
          ${[...teams].map(([team, members]) => teamView(team, members))}
        </section>
      </main>
    </div>`,
  };
}

function teamView(team: string, members: readonly Person[]): Html {
  const more = members.length - shownPeople;
  return html`<h3>${team}</h3>
    <ul>
      ${members.slice(0, shownPeople).map(
        (person, at) =>
          html`<li>
            ${avatar(person.realName, at)}<span
              ><strong>${person.realName}</strong>
              <span class="muted"
                >${person.name},
                ${roleNames[person.role] ?? person.role}${
                  person.teams.length > 1 && `, also in ${person.teams.slice(1).join(", ")}`
                }</span
              ></span
            >
          </li>`,
      )}
    </ul>
    ${more > 0 && html`<p class="hint">and ${more} more</p>`}`;
}

/** Not in dev mode: one calm screen. */
export function servingPage(baseUrl: string): PageContent {
  return {
    title: "Platform",
    styles: ["start"],
    body: html`<main id="main" class="message">
      ${brand()}
      <h1>${hostOf(baseUrl)}</h1>
      <p>This server runs Platform, a workspace-messaging platform with an API that existing apps speak.</p>
      <p class="choices">
        <a class="button primary" href="/sign-in">Sign in</a> <a class="button" href="/docs">API documentation</a>
      </p>
    </main>`,
  };
}

function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
}
