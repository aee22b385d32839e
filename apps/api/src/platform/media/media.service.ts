/** Detects an upload's type from its bytes, never from its name, and stores only verified content. */
import { AppError, mebibyte, mediaSettings, randomName, type MediaKind, type UploadSetting } from '@vumon/domain';
import { fileTypeFromBuffer } from 'file-type';
import { withTransaction, type Db } from '#db';
import { defineHook } from '../hooks.ts';
import type { App, RequestContext, SignedInContext, UploadedFile } from '../http/context.ts';
import type { CheckedFile } from './checked.ts';
import { checkImage } from './image.ts';
import { bytesOfOwner, deleteMedia, insertMedia, lockOwnersMedia, type NewMedia } from './media.queries.ts';
import { checkMp3 } from './mp3.ts';
import { mp3OfRecording } from './recordings.ts';
import { removeStored, storeFile } from './store.ts';
import { checkSubtitles } from './subtitles.ts';
import { checkVideo } from './video.ts';

/** An alphabet of 31 letters: 24 of them carry 118 bits of entropy. */
const idLength = 24;

export interface StoredMedia extends Omit<CheckedFile, 'bytes'> {
  readonly id: string;
  readonly kind: MediaKind;
  readonly bytes: number;
}

interface SettingsContext {
  readonly app: App;
  readonly db: Db;
}
/** The most bytes of an upload, by the current settings. */
export const mostUploadBytes = defineHook<[SettingsContext, UploadSetting], number>('mostUploadBytes');
/** The current value of a setting about stored files. */
export const mediaSetting = defineHook<[SettingsContext, 'media-quota-mebibytes'], number>('mediaSetting');

/** `most`: bytes. `side`: longest side of a picture as it is stored. */
async function check(kind: MediaKind, bytes: Buffer, most: number, side?: number): Promise<CheckedFile> {
  if (bytes.length === 0) throw new AppError('MEDIA_BROKEN');
  if (bytes.length > most) throw new AppError('MEDIA_TOO_LARGE', { params: { a: most / mebibyte } });
  if (kind === 'subtitles') return checkSubtitles(bytes);
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  if (kind === 'image') return checkImage(bytes, mime, side);
  if (kind === 'video') return checkVideo(bytes, mime);
  // An ID3 tag may hide the first frame from the detector, so the frames are parsed.
  if (mime !== 'audio/mpeg' && bytes.toString('latin1', 0, 3) !== 'ID3') throw new AppError('MEDIA_UNSUPPORTED');
  return checkMp3(bytes);
}

/** An unsupported file is refused with what is supported here, and nothing else. */
const namingKind = (error: unknown, kind: MediaKind): unknown =>
  error instanceof AppError && error.code === 'MEDIA_UNSUPPORTED'
    ? new AppError(error.code, { params: { kind } })
    : error;

// Decodes one file at a time, so that uploads do not slow down saving answers.
let queue: Promise<unknown> = Promise.resolve();
const mostInQueue = 200;
let inQueue = 0;
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (inQueue >= mostInQueue) throw new AppError('SERVER_BUSY', { retryAfterSeconds: 5 });
  inQueue += 1;
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  try {
    return await result;
  } finally {
    inQueue -= 1;
  }
}

interface NewFile {
  readonly kind: MediaKind;
  readonly bytes: Buffer;
  readonly credit?: string;
}

const checkedInTurn = (kind: MediaKind, bytes: Buffer, most: number, side?: number): Promise<CheckedFile> =>
  inTurn(() => check(kind, bytes, most, side)).catch((error: unknown) => {
    throw namingKind(error, kind);
  });

/** Checks and stores a file. */
export async function addMedia(
  { app, db, now }: Pick<RequestContext, 'app' | 'now'> & { readonly db: Db },
  media: NewFile & { readonly ownerId: string | null; readonly side?: number },
): Promise<StoredMedia> {
  const most = await mostUploadBytes.call({ app, db }, mediaSettings[media.kind]);
  const checked = await checkedInTurn(media.kind, media.bytes, most, media.side);
  const id = randomName(idLength, app.random);
  await storeFile(app.config, id, checked.bytes);
  try {
    await withTransaction(db, async (db) => {
      if (media.ownerId !== null) await checkQuota({ app, db }, media.ownerId, checked.bytes.length);
      await insertMedia(db, [rowOf(id, media.ownerId, media, checked, now)]);
    });
  } catch (error) {
    await removeStored(app.config, id);
    throw error;
  }
  return storedOf(id, media.kind, checked);
}

function rowOf(
  id: string,
  ownerId: string | null,
  { kind, credit }: Pick<NewFile, 'kind' | 'credit'>,
  checked: CheckedFile,
  now: number,
): NewMedia {
  const { mime, bytes, width = null, height = null, seconds = null } = checked;
  return { id, ownerId, kind, mime, width, height, seconds, bytes: bytes.length, credit: credit ?? null, now };
}

const storedOf = (id: string, kind: MediaKind, { bytes, ...facts }: CheckedFile): StoredMedia => ({
  id,
  kind,
  ...facts,
  bytes: bytes.length,
});

/** Files that are written at a time: each waits for the disk. */
const writtenAtOnce = 16;

/**
 * Checks and stores files that ship with the product, which nobody owns, and returns them in their order. `read` gives the
 * bytes when their turn comes.
 */
export async function addShippedMedia(
  { app, db, now }: Pick<RequestContext, 'app' | 'now'> & { readonly db: Db },
  files: readonly (Omit<NewFile, 'bytes'> & { read(): Promise<Buffer> })[],
): Promise<StoredMedia[]> {
  const most = new Map<MediaKind, number>();
  for (const { kind } of files)
    if (!most.has(kind)) most.set(kind, await mostUploadBytes.call({ app, db }, mediaSettings[kind]));
  const stored: StoredMedia[] = [];
  for (let at = 0; at < files.length; at += writtenAtOnce) {
    const few = files.slice(at, at + writtenAtOnce);
    const named = few.map((file) => ({ ...file, id: randomName(idLength, app.random) }));
    const checked = await Promise.all(
      named.map(async ({ id, kind, read }) => {
        const file = await checkedInTurn(kind, await read(), most.get(kind)!);
        await storeFile(app.config, id, file.bytes);
        return file;
      }),
    );
    await insertMedia(
      db,
      named.map(({ id, ...file }, index) => rowOf(id, null, file, checked[index]!, now)),
    );
    stored.push(...named.map(({ id, kind }, index) => storedOf(id, kind, checked[index]!)));
  }
  return stored;
}

async function checkQuota({ app, db }: SettingsContext, ownerId: string, more: number): Promise<void> {
  await lockOwnersMedia(db, ownerId);
  const quota = mebibyte * (await mediaSetting.call({ app, db }, 'media-quota-mebibytes'));
  if ((await bytesOfOwner(db, ownerId)) + more > quota)
    throw new AppError('MEDIA_QUOTA_REACHED', { params: { a: Math.floor(quota / mebibyte) } });
}

export const uploadMedia = (
  { app, db, actor, now }: SignedInContext,
  file: UploadedFile,
  kind: MediaKind,
): Promise<StoredMedia> => addMedia({ app, db, now }, { kind, bytes: file.bytes, ownerId: actor.userId });

/** Stores what an author recorded in the browser as MP3, like all recordings of content. */
export async function uploadRecording(
  { app, db, actor, now }: SignedInContext,
  file: UploadedFile,
): Promise<StoredMedia> {
  const bytes = await inTurn(() => mp3OfRecording(file.bytes));
  return addMedia({ app, db, now }, { kind: 'audio', bytes, ownerId: actor.userId });
}

/** Deletes an owner's file from the database and the disk. References to it must have been removed first. */
export async function dropMedia(
  { app, db }: { readonly app: Pick<App, 'config'>; readonly db: Db },
  ownerId: string,
  id: string,
): Promise<void> {
  if (await deleteMedia(db, ownerId, id)) await removeStored(app.config, id);
}
