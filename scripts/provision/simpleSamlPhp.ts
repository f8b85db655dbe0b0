import { findDebianPackages, type FoundPackages } from "./debianPackages.ts";

/** SimpleSAMLphp, and as much of PHP as it uses, as Debian 12 has them. Newer releases of Debian dropped SimpleSAMLphp. */
const PACKAGES: Record<string, string> = {
  simplesamlphp: "./usr/share/simplesamlphp",
  "php8.2-cli": "./usr/bin/php8.2",
  "php8.2-common": "./usr/lib/php",
  "php8.2-mbstring": "./usr/lib/php",
  "php8.2-xml": "./usr/lib/php",
  "libargon2-1": "./usr/lib",
  libicu72: "./usr/lib",
  libonig5: "./usr/lib",
  libsodium23: "./usr/lib",
  libxml2: "./usr/lib",
};

/** A folder with a SAML provider that other people wrote. */
export function findSimpleSamlPhp(): Promise<FoundPackages> {
  return findDebianPackages({ name: "simplesamlphp", title: "SimpleSAMLphp", members: PACKAGES });
}
