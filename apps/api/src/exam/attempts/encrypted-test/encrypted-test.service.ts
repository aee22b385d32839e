/** A test for a device that will start it later: encrypted, in pieces; the key follows when the attempt starts. */
import type { EncryptedTest } from '@vumon/contract';
import { AppError, attemptsLeft } from '@vumon/domain';
import { isQuestionTypeCode, mediaOf, questionType } from '@vumon/question-types';
import { storedMedia, type StoredFile } from '#platform/media';
import { publishedExam } from '#exam/scoring';
import { ByteCache, Cache } from '../../../platform/cache.ts';
import type { App, FileReply, SignedInContext } from '../../../platform/http/context.ts';
import { findAttemptsAt, versionToStart } from '../attempts.queries.ts';
import { findAssignment } from '../learner-assignment.queries.ts';
import { pieceBytes, pieceName, encrypt, encryptionOverhead, soundKey, testKey } from './encryption.ts';

/** Larger files (long videos) are played from the server, because a cheap phone has no room for them. */
const largestFile = 32 * 1024 * 1024;
const cacheBytes = 64 * 1024 * 1024;

interface Piece {
  readonly bytes: number;
  readonly key: Buffer;
  plain(): Promise<Buffer>;
}

interface Prepared {
  readonly index: EncryptedTest;
  readonly pieces: ReadonlyMap<string, Piece>;
}

class EncryptedTests {
  readonly #app: App;
  readonly #tests = new Cache<Prepared>(200);
  /** Encrypted bytes by piece. */
  readonly #held = new ByteCache(cacheBytes);

  constructor(app: App) {
    this.#app = app;
  }

  of(version: string): Promise<Prepared> {
    return this.#tests.get(version, () => this.#prepare(version));
  }

  bytesOf(name: string, { key, plain }: Piece): Promise<Buffer> {
    const encrypted = async () => encrypt(key, name, await plain());
    return this.#held.get(name, encrypted, ({ byteLength }) => byteLength);
  }

  async #prepare(version: string): Promise<Prepared> {
    const { config, db } = this.#app;
    const { content, questions, playLimits } = await publishedExam(db, version);
    const files = new Map<string, Piece>();
    const key = testKey(config.secret, version);
    const ids = new Set([...questions.values()].flatMap(({ code, content: own }) => mediaOf(code, own)));
    const media: Record<string, { mime: string; counted: boolean; pieces: string[] }> = {};
    for (const id of ids) {
      const file = await storedMedia(this.#app, id);
      if (!file || file.bytes > largestFile) continue;
      const counted = (playLimits.get(id) ?? 0) > 0;
      const names: string[] = [];
      for (let start = 0; start < file.bytes; start += pieceBytes) {
        const name = pieceName(config.secret, version, id, names.length);
        names.push(name);
        const bytes = Math.min(pieceBytes, file.bytes - start);
        files.set(name, {
          bytes,
          key: counted ? soundKey(config.secret, version, id) : key,
          plain: () => readPart(file, start, bytes),
        });
      }
      media[id] = { mime: file.mime, counted, pieces: names };
    }
    const body = Buffer.from(JSON.stringify({ content, media }));
    const first: Piece = { bytes: body.byteLength, key, plain: async () => body };
    const pieces = new Map([[pieceName(config.secret, version, '', 0), first], ...files]);
    return {
      pieces,
      index: {
        version,
        families: familiesIn(content),
        pieces: [...pieces].map(([name, { bytes }]) => ({ name, bytes: bytes + encryptionOverhead })),
      },
    };
  }
}

/** The families of all questions, including the parts of composite ones. */
function familiesIn(value: unknown, into = new Set<string>()): string[] {
  if (typeof value === 'object' && value !== null) {
    const { type } = value as { type?: unknown };
    if (isQuestionTypeCode(type)) into.add(questionType(type).family);
    for (const inner of Object.values(value)) familiesIn(inner, into);
  }
  return [...into].sort();
}

async function readPart(file: StoredFile, start: number, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of file.read({ start, end: start + bytes - 1 })) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const instances = new WeakMap<App, EncryptedTests>();

function encryptedTestsOf(app: App): EncryptedTests {
  let tests = instances.get(app);
  if (!tests) instances.set(app, (tests = new EncryptedTests(app)));
  return tests;
}

/** The version of the learner's running attempt, or of the next one if it may be started now or once the window opens; else the error that the start gives. */
async function versionFor({ app, db, actor, now }: SignedInContext, assignmentId: string): Promise<string> {
  const own = await findAttemptsAt(db, assignmentId, actor.userId);
  const running = own.find(({ status }) => status === 'RUNNING');
  if (running) return running.examVersionId;
  const assignment = await findAssignment(app.db, assignmentId, actor.userId);
  if (!assignment?.open) throw new AppError(assignment?.cancelled ? 'TEST_CANCELLED' : 'TEST_NO_PERMISSION');
  if (attemptsLeft(assignment.attemptsAllowed, own.length) === 0) throw new AppError('TEST_ALREADY_DONE');
  if (now >= assignment.endsAt.getTime())
    throw new AppError('TEST_EXPIRED', { data: { endsAt: assignment.endsAt.toISOString() } });
  if (assignment.lacksCode) throw new AppError('TEST_ACTIVE_CODE_REQUIRED');
  return versionToStart(db, {
    examVersionId: assignment.examVersionId,
    studentId: actor.userId,
    number: own.length + 1,
  });
}

export async function encryptedTest(context: SignedInContext, assignmentId: string): Promise<EncryptedTest> {
  return (await encryptedTestsOf(context.app).of(await versionFor(context, assignmentId))).index;
}

export async function encryptedPiece(context: SignedInContext, assignmentId: string, name: string): Promise<FileReply> {
  const tests = encryptedTestsOf(context.app);
  const piece = (await tests.of(await versionFor(context, assignmentId))).pieces.get(name);
  if (!piece) throw new AppError('NOT_FOUND');
  return {
    file: await tests.bytesOf(name, piece),
    name: 'piece',
    mime: 'application/octet-stream',
    inline: true,
  };
}
