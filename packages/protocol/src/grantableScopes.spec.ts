import assert from "node:assert/strict";
import { test } from "node:test";
import { appLevelScopes, isGrantable, scopeFault } from "./grantableScopes.ts";
import { isAdminScope, scopeSentences } from "./scopes.ts";

const known = Object.keys(scopeSentences);

test("every known scope can be granted to a user, and to a bot unless it administers", () => {
  const refusedToUsers = known.filter((scope) => !isGrantable(scope, "user"));
  const refusedToBots = known.filter((scope) => !isGrantable(scope, "bot"));

  assert.deepEqual(refusedToUsers, ["triggers:write"]);
  assert.deepEqual(refusedToBots, known.filter(isAdminScope));
});

test("app-level tokens hold their own scopes and no others, and no other token holds these", () => {
  for (const scope of appLevelScopes) {
    assert.deepEqual(
      [isGrantable(scope, "app"), isGrantable(scope, "bot"), isGrantable(scope, "user")],
      [true, false, false],
    );
  }
  assert.deepEqual(
    known.filter((scope) => isGrantable(scope, "app")),
    [],
  );
});

test("scopes of the platform's own tokens, retired ones and those that nobody knows are granted to nobody", () => {
  const never = ["client", "app_configurations:write", "app_configurations:read", "bot", "chat:write:user", "made:up"];
  for (const scope of [...never, "toString", "__proto__", "constructor", ""]) {
    for (const holder of ["bot", "user", "app"] as const) assert.equal(isGrantable(scope, holder), false, scope);
  }
});

test("a mistyped scope is answered with the one that is probably meant, and a long one is not compared", () => {
  assert.equal(scopeFault("channels:histroy", "bot"), "unknown scope channels:histroy; did you mean channels:history?");
  assert.equal(scopeFault("conection:write", "app"), "unknown scope conection:write; did you mean connections:write?");
  assert.match(scopeFault("x".repeat(100_000), "bot") ?? "", /^unknown scope x+$/);
});
