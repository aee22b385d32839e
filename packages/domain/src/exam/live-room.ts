/** What looks at a live room tell, one after the other. */

interface Look {
  /** False: only the cells that have changed since the look before. */
  readonly whole: boolean;
  readonly cells: readonly { readonly studentId: string }[];
}

/** The whole room after a look, from what the one before left. */
export function roomAfter<Room extends Look>(before: Room | undefined, look: Room): Room {
  if (look.whole || before === undefined) return look;
  const changed = new Map(look.cells.map((cell) => [cell.studentId, cell]));
  return { ...look, whole: true, cells: before.cells.map((cell) => changed.get(cell.studentId) ?? cell) };
}
