import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../faults/dataFolder.ts";
import { freePort } from "../faults/freePort.ts";
import { createCertificate } from "./createCertificate.ts";
import { eventually } from "./eventually.ts";

const unpacked = process.env["PLATFORM_TEST_SIMPLESAMLPHP"];

/** Why these tests do not run here. Under CI they always run. */
export const noSimpleSamlPhp: string | false =
  unpacked !== undefined || process.env["CI"] === "true" ? false : "PLATFORM_TEST_SIMPLESAMLPHP names no folder";

/** `username:password`, and what the provider says about the person. */
export type People = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface SimpleSamlPhp extends AsyncDisposable {
  readonly url: string;
  /** What administrators download. */
  metadata(): Promise<string>;
  /** Imports the metadata of service providers in place of those that it knew. */
  importServices(xmls: readonly string[]): void;
}

/** What the guide has administrators write into the file of this name. */
export const recommended = readFileSync(new URL("../../packaging/saml20-idp-hosted.php", import.meta.url), "utf8");

/** SimpleSAMLphp as an identity provider, behind the web server that PHP has for development. */
export async function startSimpleSamlPhp(people: People, hosted = recommended): Promise<SimpleSamlPhp> {
  if (unpacked === undefined) throw new Error("PLATFORM_TEST_SIMPLESAMLPHP must name a folder under CI.");
  await using stack = new AsyncDisposableStack();
  const { path: home } = stack.use(temporaryFolder("simplesamlphp"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  for (const name of ["config", "metadata", "cert", "log", "data", "tmp"]) mkdirSync(join(home, name));
  createCertificate(join(home, "cert"), ["id.acme.test"]);
  const configure = (services: readonly string[]) =>
    writeFileSync(join(home, "config/config.php"), configText({ home, url, services }));
  configure([]);
  writeFileSync(join(home, "config/authsources.php"), sourcesText(people));
  writeFileSync(join(home, "metadata/saml20-idp-hosted.php"), hosted);
  writeFileSync(join(home, "php.ini"), iniText(unpacked, home));

  const child = spawn(
    join(unpacked, "usr/bin/php8.2"),
    ["-c", join(home, "php.ini"), "-S", `127.0.0.1:${port}`, "-t", join(unpacked, "usr/share/simplesamlphp/www")],
    {
      cwd: home,
      // Without the second variable, PHP would also load the extensions of one that is installed.
      env: {
        PATH: process.env["PATH"],
        PHP_INI_SCAN_DIR: "",
        SIMPLESAMLPHP_CONFIG_DIR: join(home, "config"),
        LD_LIBRARY_PATH: libraries(unpacked),
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => (printed += String(chunk)));
  const ended = once(child, "exit");
  stack.defer(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  const metadata = async (): Promise<string> => {
    const response = await fetch(`${url}/saml2/idp/metadata.php`);
    const text = await response.text();
    if (!text.includes("IDPSSODescriptor")) throw new Error(`no metadata: ${text.slice(0, 500)} ${logOf(home)}`);
    return text;
  };
  await eventually("SimpleSAMLphp answers", async () => {
    if (child.exitCode !== null) throw new Error(`PHP ended:\n${printed}`);
    return await fetch(`${url}/saml2/idp/metadata.php`).catch(() => undefined);
  });
  const running = stack.move();
  return {
    url,
    metadata,
    importServices(xmls) {
      const files = xmls.map((xml, at) => {
        const file = join(home, `metadata/service${at}.xml`);
        writeFileSync(file, xml);
        return file;
      });
      configure(files);
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

interface ConfigParts {
  readonly home: string;
  readonly url: string;
  readonly services: readonly string[];
}

function configText({ home, url, services }: ConfigParts): string {
  const sources = services.map((file) => `, ['type' => 'xml', 'file' => ${quote(file)}]`).join("");
  return `<?php
$config = [
  'baseurlpath' => ${quote(`${url}/`)},
  'certdir' => ${quote(`${home}/cert/`)},
  'datadir' => ${quote(`${home}/data/`)},
  'tempdir' => ${quote(`${home}/tmp`)},
  'metadatadir' => ${quote(`${home}/metadata/`)},
  'loggingdir' => ${quote(`${home}/log/`)}, 'logging.handler' => 'file', 'logging.logfile' => 'idp.log',
  'timezone' => 'UTC',
  'secretsalt' => 'a salt for tests', 'auth.adminpassword' => 'a password for tests',
  'session.cookie.secure' => false,
  'session.phpsession.savepath' => ${quote(`${home}/tmp`)}, 'session.phpsession.cookiename' => 'SimpleSAML',
  'enable.saml20-idp' => true,
  'module.enable' => ['core' => true, 'saml' => true, 'exampleauth' => true],
  'metadata.sources' => [['type' => 'flatfile']${sources}],
];
`;
}

function sourcesText(people: People): string {
  const entries = Object.entries(people).map(([login, attributes]) => {
    const values = Object.entries(attributes).map(([name, value]) => `${quote(name)} => [${quote(value)}]`);
    return `    ${quote(login)} => [${values.join(", ")}],\n`;
  });
  return `<?php\n$config = [\n  'people' => [\n    'exampleauth:UserPass',\n${entries.join("")}  ],\n];\n`;
}

function quote(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
}

/** Extensions that Debian has apart from PHP itself. PHP 8.2 says of the code of SimpleSAMLphp that it is outdated. */
function iniText(folder: string, home: string): string {
  const modules = join(folder, "usr/lib/php");
  const [version = ""] = readdirSync(modules).filter((name) => /^\d+$/.test(name));
  const names = ["dom", "ctype", "iconv", "mbstring", "posix", "simplexml", "tokenizer", "xml"];
  return [
    `extension_dir=${join(modules, version)}`,
    ...names.map((name) => `extension=${name}.so`),
    `session.save_path=${join(home, "tmp")}`,
    "display_errors=0",
    "error_reporting=E_ALL & ~E_DEPRECATED",
  ].join("\n");
}

function libraries(folder: string): string {
  const parent = join(folder, "usr/lib");
  return readdirSync(parent)
    .map((name) => join(parent, name))
    .join(":");
}

function logOf(home: string): string {
  try {
    return readFileSync(join(home, "log/idp.log"), "utf8").split("\n").slice(-20).join("\n");
  } catch {
    return "";
  }
}
