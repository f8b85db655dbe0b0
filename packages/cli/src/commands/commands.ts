import type { AnyCommand } from "../command.ts";

/** Every command by its name; loaded when it is called, so that `--help` costs nothing. */
export const commands: Readonly<Record<string, () => Promise<AnyCommand>>> = {
  serve: async () => (await import("./serve.ts")).serve,
  login: async () => (await import("./login.ts")).login,
  logout: async () => (await import("./logout.ts")).logout,
  "auth list": async () => (await import("./auth/list.ts")).authList,
  "auth token": async () => (await import("./auth/token.ts")).authToken,
  api: async () => (await import("./api.ts")).api,
  migrate: async () => (await import("./migrate.ts")).migrate,
  backup: async () => (await import("./backup.ts")).backup,
  move: async () => (await import("./move.ts")).move,
  "manifest info": async () => (await import("./manifest/info.ts")).manifestInfo,
  "manifest validate": async () => (await import("./manifest/validate.ts")).manifestValidate,
  doctor: async () => (await import("./doctor.ts")).doctor,
  upgrade: async () => (await import("./upgrade.ts")).upgrade,
  logs: async () => (await import("./logs.ts")).logs,
  "clock get": async () => (await import("./clock/get.ts")).clockGet,
  "clock advance": async () => (await import("./clock/advance.ts")).clockAdvance,
  "clock set": async () => (await import("./clock/set.ts")).clockSet,
  "faults add": async () => (await import("./faults/add.ts")).faultsAdd,
  "faults list": async () => (await import("./faults/list.ts")).faultsList,
  "faults clear": async () => (await import("./faults/clear.ts")).faultsClear,
  "state snapshot": async () => (await import("./state/snapshot.ts")).stateSnapshot,
  "state restore": async () => (await import("./state/restore.ts")).stateRestore,
  "state reset": async () => (await import("./state/reset.ts")).stateReset,
};
