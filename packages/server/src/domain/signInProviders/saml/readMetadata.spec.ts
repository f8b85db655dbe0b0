import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { otherSamlKey, samlKey, weakCertificate } from "../../../../testkit/samlKeys.ts";
import { selfSigned } from "../../../../testkit/selfSigned.ts";
import { fingerprintsOf, readCertificates } from "./certificates.ts";
import { readMetadata } from "./readMetadata.ts";

const names = 'xmlns="urn:oasis:names:tc:SAML:2.0:metadata"';
const key = (use: string, text: string) =>
  `<KeyDescriptor${use}><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${text}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`;
const service = (binding: string, place: string) =>
  `<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${place}"/>`;
const entity = (id: string, role = "IDPSSODescriptor", inside = "") =>
  `<EntityDescriptor ${names} entityID="${id}"><${role}>${inside}</${role}></EntityDescriptor>`;

describe("metadata of a SAML provider", () => {
  test("tells the entity, where requests go by redirect, and the keys that sign", async () => {
    const inside = [
      key(' use="encryption"', "E"),
      key(' use="signing"', " A\n"),
      key("", "B"),
      service("HTTP-POST", "https://id.test/post"),
      service("HTTP-Redirect", "https://id.test/sso?a=1&amp;b=2"),
    ].join("");
    const text = `\uFEFF<?xml version="1.0"?>\n<!-- exported -->${entity("https://id.test", "IDPSSODescriptor", inside)}`;
    assert.deepEqual(await readMetadata(text), {
      entityId: "https://id.test",
      ssoUrl: "https://id.test/sso?a=1&b=2",
      certificates: ["A", "B"],
    });
  });

  test("may be in a list with others that are no providers", async () => {
    const list = `<EntitiesDescriptor ${names}>${entity("sp", "SPSSODescriptor")}${entity("idp")}</EntitiesDescriptor>`;
    assert.equal((await readMetadata(list))?.entityId, "idp");
  });

  test("is refused when it describes no provider or two, is no XML, declares a type, or is too large", async () => {
    const two = `<EntitiesDescriptor ${names}>${entity("one")}${entity("two")}</EntitiesDescriptor>`;
    const cases = [
      entity("sp", "SPSSODescriptor"),
      two,
      entity(""),
      entity("idp").replace(names, ""),
      `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>${entity("&e;")}`,
      "https://id.test/metadata",
      "",
      `${entity("idp")}<!--${"x".repeat(limits.saml_metadata_bytes_max)}-->`,
    ];
    for (const text of cases) assert.equal(await readMetadata(text), undefined, text.slice(0, 100));
  });
});

describe("certificates of a SAML provider", () => {
  test("are read from PEM, several in one text, and from base64", () => {
    const base64 = samlKey.cert.replaceAll(/-----[^-]+-----/g, "");
    const read = readCertificates([`${samlKey.cert}\n${otherSamlKey.cert}`, base64]) ?? [];
    assert.equal(read.length, 2);
    assert.equal(fingerprintsOf(read.join(",")).filter((text) => /^([0-9A-F]{2}:){31}/.test(text)).length, 2);
  });

  test("are refused when a key is weak or of another kind, when there are none, or when it is a private key", () => {
    for (const text of [weakCertificate, selfSigned.cert, samlKey.key, "no certificate", "", "AAAA"]) {
      assert.equal(readCertificates([samlKey.cert, text])?.length, text === "" ? 1 : undefined, text.slice(0, 40));
    }
    assert.equal(readCertificates([]), undefined);
    assert.equal(readCertificates([""]), undefined);
  });
});
