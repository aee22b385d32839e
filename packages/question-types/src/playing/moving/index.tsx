export { Ghost, useGhost } from './Ghost.tsx';
export { Moving, useSource, useTarget, useDragOut, type MovingProps, type MovingSource, type MovingTarget } from './Moving.tsx';
export { Bank, Chip, Slot, Zone } from './pieces.tsx';
export { pressToDrag, draggable, type Drag } from './drag.tsx';
export type { Placed } from './moves.ts';
