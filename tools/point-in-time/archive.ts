/**
 * What an archive for restoring a server to a moment has: copies of its folder (`base/<time>`) and the segments of its log
 * (`wal/<name>`), which deploy/archive-wal.sh stores. Each segment is read far enough to know that it is what its name says.
 */
import { existsSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

export interface Base {
  readonly name: string;
  readonly folder: string;
  readonly systemId: bigint;
  /** The log that makes the copy whole; without all of it no moment can be restored. */
  readonly timeline: number;
  readonly start: bigint;
  readonly end: bigint;
  /** When the copy ended: the first moment that can be restored. */
  readonly at: Date;
}

export interface Covered {
  readonly base: Base;
  readonly segments: number;
  readonly timeline: number;
  /** The name of the last segment. */
  readonly last: string;
  /** Where it ends. */
  readonly end: bigint;
  /** Of a segment, in bytes. */
  readonly size: bigint;
}

const finished = /^\d{8}T\d{6}Z$/;
const lsnOf = (text: string): bigint => {
  const [high, low] = text.split('/') as [string, string];
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};
const hex = (value: bigint | number) => value.toString(16).toUpperCase().padStart(8, '0');
export const textOfLsn = (lsn: bigint): string =>
  `${(lsn >> 32n).toString(16)}/${(lsn & 0xffffffffn).toString(16)}`.toUpperCase();

export function segmentName(timeline: number, at: bigint, size: bigint): string {
  const perFile = 0x1_0000_0000n / size;
  const number = at / size;
  return hex(timeline) + hex(number / perFile) + hex(number % perFile);
}

/** The whole ones, oldest first. */
export async function basesOf(archive: string): Promise<Base[]> {
  const names = (await readdir(join(archive, 'base')).catch(() => [])).filter((name) => finished.test(name)).sort();
  const bases: Base[] = [];
  for (const name of names) bases.push(await readBase(archive, name));
  return bases;
}

async function readBase(archive: string, name: string): Promise<Base> {
  const folder = join(archive, 'base', name);
  const manifest = JSON.parse(await readFile(join(folder, 'backup_manifest'), 'utf8')) as {
    'WAL-Ranges': { Timeline: number; 'Start-LSN': string; 'End-LSN': string }[];
  };
  const range = manifest['WAL-Ranges'].at(-1)!;
  const control = await readFile(join(folder, 'global/pg_control'));
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(name)!;
  return {
    name,
    folder,
    systemId: control.readBigUInt64LE(0),
    timeline: range.Timeline,
    start: lsnOf(range['Start-LSN']),
    end: lsnOf(range['End-LSN']),
    at: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
  };
}

interface Header {
  readonly timeline: number;
  readonly address: bigint;
  readonly systemId: bigint;
  readonly size: bigint;
  readonly bytes: bigint;
}

/** The long header of the first page of a segment (XLogLongPageHeaderData); null for a segment that is not there. */
async function headerOf(archive: string, name: string): Promise<Header | null> {
  const path = join(archive, 'wal', name);
  if (!existsSync(path)) return null;
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(40);
    await file.read(buffer, 0, 40, 0);
    return {
      timeline: buffer.readUInt32LE(4),
      address: buffer.readBigUInt64LE(8),
      systemId: buffer.readBigUInt64LE(24),
      size: BigInt(buffer.readUInt32LE(32)),
      bytes: BigInt((await file.stat()).size),
    };
  } finally {
    await file.close();
  }
}

/** Where each later timeline left the one before it, from its history file: the newest first. */
async function historyOf(archive: string, timeline: number): Promise<{ timeline: number; until: bigint }[]> {
  const text = await readFile(join(archive, 'wal', `${hex(timeline)}.history`), 'utf8').catch(() => '');
  return [...text.matchAll(/^(\d+)\t([\dA-F]+\/[\dA-F]+)/gm)].map(([, line, lsn]) => ({
    timeline: Number(line),
    until: lsnOf(lsn!),
  }));
}

/** The newest timeline whose history goes through that of the copy at a place after it. */
async function newestTimeline(
  archive: string,
  base: Base,
): Promise<{ timeline: number; history: { timeline: number; until: bigint }[] }> {
  const names = (await readdir(join(archive, 'wal')).catch(() => [])).filter((name) =>
    /^[\dA-F]{8}\.history$/.test(name),
  );
  for (const name of names.sort().reverse()) {
    const timeline = Number.parseInt(name.slice(0, 8), 16);
    const history = await historyOf(archive, timeline);
    if (history.some((one) => one.timeline === base.timeline && one.until >= base.end)) return { timeline, history };
  }
  return { timeline: base.timeline, history: [] };
}

/**
 * How far a copy can be taken: the segments from its beginning, one after the other, along the newest timeline. Throws
 * ArchiveError when one is damaged, another server's, or missing although a later one is there.
 */
export async function coverageOf(archive: string, base: Base): Promise<Covered> {
  const { timeline: newest, history } = await newestTimeline(archive, base);
  const lineAt = (lsn: bigint) =>
    history.find(({ timeline, until }) => timeline >= base.timeline && lsn < until)?.timeline ?? newest;
  const size = await segmentSize(base);
  const wrong = (name: string, why: string) => new ArchiveError(`${name} ${why}; the copy ${base.name} needs it`);
  let [at, segments, last] = [base.start - (base.start % size), 0, ''];
  for (; ; at += size, segments += 1) {
    // The segment in which a timeline ended is that of the next one, which begins with a copy of it.
    const line = lineAt(at + size - 1n);
    const name = segmentName(line, at, size);
    const header = await headerOf(archive, name);
    if (!header) {
      if (at < base.end) throw wrong(name, 'is missing');
      break;
    }
    if (header.bytes !== size || header.size !== size)
      throw wrong(name, `has ${header.bytes} bytes instead of ${size}`);
    if (header.systemId !== base.systemId) throw wrong(name, 'is of another server');
    if (header.address !== at) throw wrong(name, `is not what its name says`);
    last = name;
  }
  const later = (await readdir(join(archive, 'wal'))).filter(
    (name) => /^[\dA-F]{24}$/.test(name) && name.slice(0, 8) === hex(newest) && name > segmentName(newest, at, size),
  );
  if (later.length > 0)
    throw wrong(segmentName(lineAt(at + size - 1n), at, size), `is missing, and ${later.sort()[0]} is there`);
  return { base, segments, timeline: newest, last, end: at, size };
}

/** From the control file of the copy would be nearer, but its layout differs by version; the label names the segment it began in. */
async function segmentSize(base: Base): Promise<bigint> {
  const label = await readFile(join(base.folder, 'backup_label'), 'utf8');
  const name = /\(file ([\dA-F]{24})\)/.exec(label)![1]!;
  for (let size = 1n << 20n; size <= 1n << 30n; size <<= 1n)
    if (segmentName(base.timeline, base.start, size) === name) return size;
  throw new ArchiveError(`the label of the copy ${base.name} names a segment of no known size`);
}
