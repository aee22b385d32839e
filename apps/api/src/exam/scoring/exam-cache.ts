/** Cache of published tests. They are immutable, so entries never become stale. Keys are cached separately and used for scoring only. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ExamContent, ExamKeys } from '@vumon/contract';
import type { Db } from '#db';
import { examVersionContent, examVersionKeys } from '#content/exams';
import { isQuestionTypeCode, parseContent, type QuestionContent, type QuestionTypeCode } from '@vumon/question-types';
import { traitsOf } from '@vumon/question-types/traits';
import { ByteCache } from '../../platform/cache.ts';
import { paperItems, type PaperItem } from './items.ts';
import { scorableQuestions, type ScorableQuestion } from './score-attempt.ts';

export interface PublishedExam {
  readonly content: ExamContent;
  /** The complete JSON reply, ready to send. */
  readonly body: Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;
  /** What a response is validated against when it is saved. */
  readonly questions: ReadonlyMap<string, { code: QuestionTypeCode; schemaVersion: number; content: QuestionContent }>;
  /** Question ids by position: the log of answers names a question by its position, from 1. */
  readonly questionIds: readonly string[];
  readonly positions: ReadonlyMap<string, number>;
  readonly items: readonly PaperItem[];
  /** Most plays of each recording that has a limit; 0 = as often as wanted. */
  readonly playLimits: ReadonlyMap<string, number>;
  /** Whether learners write texts, whose saves store the whole text each time. */
  readonly asksForTexts: boolean;
}

/** Contents, keys and parsed tests share one memory limit; the least recently used are dropped. */
const cache = new ByteCache(64 * 1024 * 1024);

/** Sets how many bytes this process keeps of published tests. */
export function keepPublishedTests(bytes: number): void {
  cache.limitBytes = bytes;
}

/** Bytes of published tests in memory, for the metrics. */
export const publishedTestBytes = (): number => cache.bytes;

/** Measured over all question types: objects made of JSON take up to four times its length, of keys and scoring less. */
const objectsOfJson = 4;

export const publishedExam = (db: Db, versionId: string): Promise<PublishedExam> =>
  cache.get(
    `content ${versionId}`,
    async () => prepare(await examVersionContent(db, versionId)),
    ({ body, gzipped }) => body.length * (1 + objectsOfJson) + gzipped.length,
  );

export const publishedKeys = (db: Db, versionId: string): Promise<ExamKeys> =>
  cache.get(
    `keys ${versionId}`,
    () => examVersionKeys(db, versionId),
    (keys) => JSON.stringify(keys).length * objectsOfJson,
  );

/** The test parsed for scoring, key and all. */
export const scorableExam = (db: Db, versionId: string): Promise<ScorableQuestion[]> =>
  cache.get(
    `scorable ${versionId}`,
    async () => {
      const [{ content }, answerKeys] = await Promise.all([publishedExam(db, versionId), publishedKeys(db, versionId)]);
      return scorableQuestions(content, answerKeys);
    },
    (questions) => JSON.stringify(questions).length * objectsOfJson,
  );

function prepare(content: ExamContent): PublishedExam {
  const body = Buffer.from(JSON.stringify({ result: true, data: content }));
  const all = content.sections.flatMap((section) => section.parts.flatMap((part) => part.questions));
  const questions = all.flatMap(({ id, type, schemaVersion, content: own }) => {
    const parsed = isQuestionTypeCode(type) ? parseContent(type, schemaVersion, own) : undefined;
    return isQuestionTypeCode(type) && parsed?.ok
      ? [[id, { code: type, schemaVersion, content: parsed.value }] as const]
      : [];
  });
  const playLimits = new Map<string, number>();
  collectPlayLimits(content, playLimits);
  return {
    content,
    body,
    gzipped: gzipSync(body),
    etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    questions: new Map(questions),
    questionIds: all.map(({ id }) => id),
    positions: new Map(all.map(({ id }, at) => [id, at + 1])),
    items: paperItems(content),
    playLimits,
    asksForTexts: all.some(({ type }) => traitsOf(type).written === true),
  };
}

/** Every `{ media, playLimit }` of the content, whatever type it stands in. */
function collectPlayLimits(value: unknown, into: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  const { media, playLimit } = value as { media?: unknown; playLimit?: unknown };
  if (typeof media === 'string' && typeof playLimit === 'number') into.set(media, playLimit);
  for (const inner of Object.values(value)) collectPlayLimits(inner, into);
}
