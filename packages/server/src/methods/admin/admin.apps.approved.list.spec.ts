import { listsDecidedApps } from "../../../testkit/decidedApps.ts";

listsDecidedApps("admin.apps.approved.list");
