export { Ghost, useGhost } from './Ghost.tsx';
export {
  DragAndDrop,
  useSource,
  useTarget,
  useDragOut,
  type DragAndDropProps,
  type DragSource,
  type DropTarget,
} from './DragAndDrop.tsx';
export { Bank, Chip, Slot, Zone } from './pieces.tsx';
export { pressToDrag, draggable, type Drag } from './drag.tsx';
export type { Placed } from './moves.ts';
