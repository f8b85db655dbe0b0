import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { chooseRedirect } from "./chooseRedirect.ts";

const registered = ["https://app.example.com/slack/oauth_redirect", "http://localhost:3000/back", "http://[::1]/six"];

describe("Where people are sent back to", () => {
  const accepted = [
    "https://app.example.com/slack/oauth_redirect",
    "http://localhost:3000/back",
    "http://localhost/back",
    "http://localhost:65535/back",
    "http://[::1]:8080/six",
  ];
  for (const uri of accepted) {
    test(`${uri} is registered`, () => assert.equal(chooseRedirect(registered, uri), uri));
  }

  const nearMisses = {
    "another path below it": "https://app.example.com/slack/oauth_redirect/more",
    "a slash at the end": "https://app.example.com/slack/oauth_redirect/",
    "a shorter path": "https://app.example.com/slack",
    "a query": "https://app.example.com/slack/oauth_redirect?next=https://evil.example",
    "an empty query": "https://app.example.com/slack/oauth_redirect?",
    "a fragment": "https://app.example.com/slack/oauth_redirect#",
    "a path that resolves to it": "https://app.example.com/slack/x/../oauth_redirect",
    "an escaped path that resolves to it": "https://app.example.com/slack/x/%2e%2e/oauth_redirect",
    "an escaped letter": "https://app.example.com/slack/oauth%5Fredirect",
    "another letter case in the path": "https://app.example.com/slack/OAuth_redirect",
    "another letter case in the host": "https://APP.example.com/slack/oauth_redirect",
    "another letter case in the scheme": "HTTPS://app.example.com/slack/oauth_redirect",
    "the default port": "https://app.example.com:443/slack/oauth_redirect",
    "another port": "https://app.example.com:8443/slack/oauth_redirect",
    "no encryption": "http://app.example.com/slack/oauth_redirect",
    "a subdomain": "https://evil.app.example.com/slack/oauth_redirect",
    "a longer domain": "https://app.example.com.evil.example/slack/oauth_redirect",
    "a dot after the domain": "https://app.example.com./slack/oauth_redirect",
    "the domain as a user name": "https://app.example.com@evil.example/slack/oauth_redirect",
    "a user name": "https://me@app.example.com/slack/oauth_redirect",
    "a backslash for a slash": "https://app.example.com\\slack/oauth_redirect",
    "a backslash before another host": "https://evil.example\\@app.example.com/slack/oauth_redirect",
    "a space before it": " https://app.example.com/slack/oauth_redirect",
    "a line break in it": "https://app.example.com/slack/\noauth_redirect",
    "a tab in the scheme": "ht\ttps://app.example.com/slack/oauth_redirect",
    "a letter that looks alike": "https://аpp.example.com/slack/oauth_redirect",
    "no scheme": "//app.example.com/slack/oauth_redirect",
    "a script": "javascript:alert(1)//https://app.example.com/slack/oauth_redirect",
    data: "data:text/html,https://app.example.com/slack/oauth_redirect",
    "an app's own scheme": "myapp://app.example.com/slack/oauth_redirect",
    "two at once": "https://app.example.com/slack/oauth_redirect,https://evil.example",
    nothing: "",
    "loopback under another name": "http://127.0.0.1:3000/back",
    "loopback with another path": "http://localhost:3000/other",
    "loopback as a user name": "http://localhost:3000@evil.example/back",
    "loopback as a subdomain": "http://localhost.evil.example:3000/back",
    "loopback with a port that is none": "http://localhost:99999/back",
    "loopback with a port that is a name": "http://localhost:evil/back",
    "loopback with encryption": "https://localhost:3000/back",
    "loopback in shorthand": "http://127.1:3000/back",
    "loopback as a number": "http://2130706433/back",
    "all addresses": "http://0.0.0.0:3000/back",
  };
  for (const [what, uri] of Object.entries(nearMisses)) {
    test(`${what} is not: ${JSON.stringify(uri)}`, () => assert.equal(chooseRedirect(registered, uri), undefined));
  }

  test("the first registered one serves when none is named", () => {
    assert.equal(chooseRedirect(registered, undefined), registered[0]);
    assert.equal(chooseRedirect([], undefined), undefined);
  });

  test("being registered does not make an address safe", () => {
    for (const uri of [
      "http://app.example.com/back",
      "https://app.example.com/#/back",
      "https://me:it@app.example.com/",
    ]) {
      assert.equal(chooseRedirect([uri], uri), undefined, uri);
      assert.equal(chooseRedirect([uri], undefined), undefined, uri);
    }
  });
});
