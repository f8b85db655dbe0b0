import { findDebianPackages, type FoundPackages } from "./debianPackages.ts";

/** Debian's packages of third-party Slack clients and what they import, with the parts of each that the tests run. */
const PACKAGES: Record<string, string> = {
  "prometheus-alertmanager": "./usr/bin ./usr/share/prometheus",
  localslackirc: "./usr/share/localslackirc",
  "python3-emoji": "./usr/lib/python3/dist-packages",
  "python3-typedload": "./usr/lib/python3/dist-packages",
  "python3-websockets": "./usr/lib/python3/dist-packages",
  "ansible-core": "./usr/lib/python3/dist-packages/ansible",
  // The package is a quarter of a gigabyte; the module that posts to Slack is one file.
  ansible: "./usr/lib/python3/dist-packages/ansible_collections/community/general/plugins/modules/slack.py",
};

/** A folder with the clients. */
export function findDebianClients(): Promise<FoundPackages> {
  return findDebianPackages({ name: "debian-clients", title: "third-party Slack clients", members: PACKAGES });
}
