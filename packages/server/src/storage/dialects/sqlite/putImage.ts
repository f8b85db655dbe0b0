import type { WriteCall, Writer } from "../../job.ts";
import { openImage } from "./openImage.ts";
import { replaceContent } from "./replaceContent.ts";

/** An image is no one's wish in particular, and brings its own dates. */
export const byNobody: WriteCall = { caller: {}, nowMs: 0 };

/** A fault of the snapshot is returned; a fault of the store is thrown. */
export async function putImage(writer: Writer, image: Uint8Array): Promise<string | undefined> {
  const fault = await faultOf(image);
  if (fault === undefined) await writer.write(replaceContent, byNobody, { image });
  return fault;
}

/** Checked beforehand: inside the write it could not be distinguished from a failing store. */
async function faultOf(image: Uint8Array): Promise<string | undefined> {
  try {
    using _ = await openImage(image);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
