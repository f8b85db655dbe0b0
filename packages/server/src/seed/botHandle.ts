export { botHandle } from "../domain/apps/botHandle.ts";
