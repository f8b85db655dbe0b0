import assert from "node:assert/strict";
import { test } from "node:test";
import { internationalHost, withAsciiHost } from "./asciiHost.ts";

// The first letter is Cyrillic.
const lookAlike = "https://\u0430pple.com/account?next=1";

test("a host with letters that are not ASCII is shown in ASCII, others as they are", () => {
  assert.equal(internationalHost(lookAlike), "xn--pple-43d.com");
  assert.equal(internationalHost("https://www.\u0430pple.com:8443/"), "www.xn--pple-43d.com:8443");
  assert.equal(internationalHost("https://xn--pple-43d.com/"), "xn--pple-43d.com");
  assert.equal(internationalHost("https://apple.com/\u0430"), undefined);
  assert.equal(internationalHost("mailto:ada@example.com"), undefined);
  assert.equal(internationalHost(undefined), undefined);
});

test("the text of a link names the host in ASCII, and keeps the rest", () => {
  assert.equal(withAsciiHost(lookAlike, lookAlike), "https://xn--pple-43d.com/account?next=1");
  assert.equal(withAsciiHost("see \u0430pple.com", lookAlike), "see xn--pple-43d.com");
  assert.equal(withAsciiHost("Apple", lookAlike), "Apple");
  assert.equal(
    withAsciiHost("https://ada@\u0430pple.com", "https://ada@\u0430pple.com"),
    "https://ada@xn--pple-43d.com",
  );
  assert.equal(withAsciiHost("https://apple.com/\u0430", "https://apple.com/\u0430"), "https://apple.com/\u0430");
});
