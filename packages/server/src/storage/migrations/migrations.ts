import type { Migration } from "kysely/migration";
import * as baseline from "./0001-baseline.ts";
import * as memberships from "./0002-memberships.ts";
import * as outboxOrder from "./0003-outbox-order.ts";
import * as oneTimeLinks from "./0004-one-time-links.ts";
import * as serverLeases from "./0005-server-leases.ts";
import * as hotTables from "./0007-hot-tables.ts";
import * as datastores from "./0008-datastores.ts";
import * as personal from "./0009-personal.ts";
import * as openid from "./0010-openid.ts";
import * as searchByTime from "./0011-search-by-time.ts";
import * as canvases from "./0012-canvases.ts";
import * as lists from "./0013-lists.ts";
import * as people from "./0014-people.ts";
import * as legacySurfaces from "./0015-legacy-surfaces.ts";
import * as apps from "./0016-apps.ts";
import * as connectRequests from "./0017-connect-requests.ts";

/** In order. A released migration is never edited; the next one corrects it. */
export const migrations: Record<string, Migration> = {
  "0001-baseline": baseline,
  "0002-memberships": memberships,
  "0003-outbox-order": outboxOrder,
  "0004-one-time-links": oneTimeLinks,
  "0005-server-leases": serverLeases,
  "0007-hot-tables": hotTables,
  "0008-datastores": datastores,
  "0009-personal": personal,
  "0010-openid": openid,
  "0011-search-by-time": searchByTime,
  "0012-canvases": canvases,
  "0013-lists": lists,
  "0014-people": people,
  "0015-legacy-surfaces": legacySurfaces,
  "0016-apps": apps,
  "0017-connect-requests": connectRequests,
};
