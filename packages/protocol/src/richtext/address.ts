import { Type } from "typebox";
import { linkAddressPattern } from "./linkAddress.ts";

/** Where a link of rich text leads. An address without a scheme is kept, and shown without a link. */
export const address = Type.String({ minLength: 1, pattern: linkAddressPattern });
