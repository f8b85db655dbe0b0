export type { CanvasBlock, CanvasCell, CanvasFault, CanvasItem, CanvasParse } from "./canvasBlock.ts";
export { canvasElements, canvasSections, type CanvasSection } from "./canvasText.ts";
export { htmlOfCanvas } from "./htmlOfCanvas.ts";
export { normalizeItems } from "./normalizeItems.ts";
export { parseCanvas } from "./parseCanvas.ts";
export { printCanvas } from "./printCanvas.ts";
