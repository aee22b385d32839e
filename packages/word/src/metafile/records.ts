/** Tables of handlers by kind of record, and a player that runs the records of a file through them. */
import { Undrawable, type Device } from './device.ts';
import type { RecordReader } from './reader.ts';

/** A drawing that the records of a file change. */
export interface Drawing {
  readonly device: Device;
}

export type Handler<Of extends Drawing> = (drawing: Of, record: RecordReader) => void;

/** Number and handler of a record, by its name in the specification. */
export type RecordTable<Of extends Drawing> = Readonly<Record<string, readonly [number: number, handler: Handler<Of>]>>;

/** Runs the handler of a record. A record without a handler makes the picture undrawable. */
export function playerOf<Of extends Drawing>(
  tables: readonly RecordTable<Of>[],
): (drawing: Of, kind: number, record: RecordReader) => void {
  const handlers = new Map(tables.flatMap((table) => Object.values(table)));
  return (drawing, kind, record) => {
    const handler = handlers.get(kind);
    if (!handler) throw new Undrawable(`record ${kind}`);
    handler(drawing, record);
  };
}

/** For records without an effect on the drawing here: palettes, colour management, bitmap scaling and others. */
export const ignored = (): void => undefined;

const mostRecords = 200_000;

/** Limits the number of records, because a malicious file could have millions. */
export function expectFewRecords(count: number): void {
  if (count > mostRecords) throw new Undrawable('records');
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The finished drawing. A file that drew nothing contains only records that are not read, such as those of GDI+. */
export function svgOf({ device }: Drawing, frame: Frame): string {
  if (device.drawn === 0) throw new Undrawable('nothing drawn');
  return device.svg(frame);
}
