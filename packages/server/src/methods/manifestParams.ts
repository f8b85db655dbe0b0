import { Type } from "typebox";
import { Fault, id, type Param, Repeated } from "./params.ts";

/**
 * A manifest as tools send it: an object, or its text. Open here; what is wrong inside is answered by the method, with its
 * place.
 */
export const manifestParam: Param<unknown> = {
  schema: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.String()]),
  required: true,
  describe: "The manifest: an object, or its text in JSON or YAML. `apps.manifest.export` shows its fields.",
  otherwise: undefined,
  fallback: undefined,
  decode(raw) {
    const isObject = typeof raw === "object" && raw !== null && !Array.isArray(raw) && !(raw instanceof Repeated);
    if (isObject || typeof raw === "string") return raw;
    return new Fault("must provide an object", Array.isArray(raw) || raw instanceof Repeated);
  },
};

export const appIdParam = id({ object: "developed_app", describe: "The app.", otherwise: "invalid_app_id" });

/** The refusals that manifests share, worded once. */
export const manifestErrors = {
  invalid_app_id: "`app_id` is missing, or no id.",
  invalid_manifest: "The manifest is not valid; `errors` names each fault with its place.",
  access_denied: "The caller neither works on the app, in a role that allows this, nor is an admin of its workspace.",
};
