import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Locale, localeNames } from "@platform/protocol/locales.ts";
import { pageVisits, type Reader } from "../../../testkit/pageVisits.ts";
import { emailOf, serving } from "../../../testkit/signingIn.ts";
import { catalogues as slackbotCatalogues } from "../../domain/strings/texts.ts";
import { Html } from "./html.ts";
import { forms, type Page, pages } from "./pages.ts";
import { catalogues } from "./strings/texts.ts";

/** What the server answers with something else than a page of its own, or with pages of the client or the documentation. */
const others: readonly Page[] = [
  "docs",
  "docsPicture",
  "docsIndex",
  "openApi",
  "openidConfiguration",
  "openidKeys",
  "samlMetadata",
  "asset",
  "clientFile",
  "serviceWorker",
  "webManifest",
  "picture",
  "linkImage",
  "codeView",
  "client",
  "permalink",
  "clientSession",
  "clientWorkspaces",
  "policyReport",
  "providerLogout",
  "beginPasskey",
  "askForPasskey",
  "askForCode",
];

/** Forms whose answers are visited with the page of the form, or lead to another page. */
const answered: readonly Page[] = [
  "decideInstall",
  "giveCode",
  "switchAccount",
  "confirmLink",
  "unlink",
  "join",
  "enter",
  "signOut",
  "signOutEverywhere",
  "changePassword",
  "requestEmail",
  "resendEmail",
  "cancelEmail",
  "showEmailConfirm",
  "confirmEmail",
  "unsubscribe",
  "startTwoFactor",
  "confirmTwoFactor",
  "removeTwoFactor",
  "renewCodes",
  "addPasskey",
  "removePasskey",
  "signInByPasskey",
  "givePasskey",
  "approveCommandLine",
  "runShortcut",
];

/** The texts that a person sees or hears on a page, without code, scopes and addresses. */
function textsOn(page: string): Set<string> {
  const body = page.replaceAll(/<(svg|code|pre|style|script|textarea)\b[^]*?<\/\1>/g, "<i>");
  const scoped = body.replaceAll(/<span class="scope">[^<]*<\/span>/g, "");
  const attributes = [...scoped.matchAll(/ (?:aria-label|title|placeholder|data-done|data-failed)="([^"]*)"/g)];
  const nodes = scoped.replaceAll(/<[^>]*>/g, "\n").split("\n");
  const texts = [...nodes, ...attributes.map(([, text]) => text ?? "")].map((text) => text.trim());
  return new Set(texts.filter((text) => /\p{L}{3}/u.test(text)));
}

/** Visits everything in browsers of one language; gives the texts by the page that shows them. */
async function read(locale: Locale): Promise<{ readonly texts: Set<string>; readonly data: string }> {
  await using server = await serving();
  const texts = new Set<string>();
  const browser = () => server.browser(locale);
  const reader: Reader = {
    server,
    browser,
    async signedIn(name) {
      const opened = browser();
      await opened.send("/sign-in", { login: emailOf(server, name), password: server.passwordOf(name) });
      return opened;
    },
    async visit(answer) {
      const response = await answer;
      const page = await response.text();
      assert.match(page, new RegExp(`<html lang="${locale}">`), response.url);
      assert.match(response.headers.get("vary") ?? "", /accept-language/, response.url);
      for (const text of textsOn(page)) texts.add(text);
      return page;
    },
  };
  for (const visit of Object.values(pageVisits)) await visit(reader);
  return { texts, data: JSON.stringify(server.dev) };
}

type Leaf = readonly [path: string, value: unknown];

/** All texts of a catalogue by where they are; functions are as they are. */
function leavesOf(value: unknown, path: string): Leaf[] {
  if (value instanceof Html) return [[path, value.text]];
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

/** Terms that are the same in English and German. */
const sharedTerms = new Set(["Code", "Passkeys", "Workspace", "(optional)", "in"]);

describe("pages in the languages that there are", () => {
  test("every page of the server is visited", () => {
    const known = new Set<string>([...Object.keys(pageVisits), ...others, ...answered]);
    const all = [...Object.values(pages), ...Object.values(forms)];
    assert.deepEqual(
      all.filter((page) => !known.has(page)),
      [],
    );
  });

  test("no page shows a text that is the same in both languages, or that is of the other language", async () => {
    const [english, german] = [await read("en"), await read("de")];
    assert.ok(english.texts.size > 200, `only ${english.texts.size} texts were seen`);
    // Names of people, apps, workflows, providers and workspaces.
    const data = `${english.data} Platform · Echo Leave Firefox/140 Firefox Linux echo.test Eve Ericson Choose a new password for Acme Acme ID Acme SAML s-bob`;
    const isTerm = (text: string) =>
      data.includes(text.replaceAll(/^(?:[,#]|in )\s*|(?:,| · Platform)$/g, "")) || sharedTerms.has(text);
    const same = [...german.texts].filter((text) => english.texts.has(text) && !isTerm(text));
    assert.deepEqual(same, []);
    const leaves = (locale: Locale) => leavesOf(catalogues[locale], "").map(([, value]) => value);
    for (const [locale, other] of [
      ["en", "de"],
      ["de", "en"],
    ] as const) {
      const foreign = new Set(leaves(other).filter((text) => !leaves(locale).includes(text)));
      const shown = locale === "en" ? english.texts : german.texts;
      assert.deepEqual(
        [...shown].filter((text) => foreign.has(text)),
        [],
        `texts of ${other} in ${locale}`,
      );
    }
  });

  for (const locale of localeNames.filter((name) => name !== "en")) {
    test(`every text of the server is translated into ${locale}, and takes the same values`, () => {
      const english = leavesOf([catalogues.en, slackbotCatalogues.en], "");
      const translated = new Map(leavesOf([catalogues[locale], slackbotCatalogues[locale]], ""));
      for (const [path, value] of english) {
        const other = translated.get(path);
        assert.equal(typeof other, typeof value, path);
        if (typeof value === "function" && typeof other === "function") assert.equal(other.length, value.length, path);
        if (typeof value === "string" && !sharedTerms.has(value)) assert.notEqual(other, value, path);
      }
    });
  }
});
