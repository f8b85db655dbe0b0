export * from "../../packages/server/testkit/testPostgres.ts";
