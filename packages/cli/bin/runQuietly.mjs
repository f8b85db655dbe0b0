// The server and the testing package use this file, too. The package that is published has a copy of it here.
export * from "../../server/src/ports/launch/runQuietly.mjs";
