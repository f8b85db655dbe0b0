import { listsDecidedApps } from "../../../testkit/decidedApps.ts";

listsDecidedApps("admin.apps.restricted.list");
