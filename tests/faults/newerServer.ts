// Runs a program of this repository as the next version: with one more migration, of which nothing else depends. Its arguments
// are what that migration allows, and the program with its own arguments, as `ServerSetting.under` passes them.

import { migrations } from "@platform/server/storage/migrations/migrations.ts";
import { nextMigration, secondMigration } from "../storage/secondMigration.ts";

const [node = "", self = "", allows, _program, ...args] = process.argv;
migrations[nextMigration] = {
  ...secondMigration,
  ...(allows === "no older servers" && { serversFrom: nextMigration }),
};
process.argv = [node, ...args];
await import(args[0] ?? self);
