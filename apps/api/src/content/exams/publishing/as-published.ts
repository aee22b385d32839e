/** A version of a bank question as a published test would have it, to find out which version a test asked. */
import type { Subject } from '@vumon/domain';
import {
  isQuestionTypeCode,
  parseContent,
  questionType,
  type QuestionContent,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { parseKey, withRandomIds } from '@vumon/question-types/scoring';
import { canonicalJson, contentHash } from './canonical.ts';
import { drawersOf } from './draws.ts';
import { renameBy } from './random-ids.ts';

/** A version as it is stored. */
export interface StoredVersion {
  readonly type: string;
  readonly subject: Subject;
  readonly schemaVersion: number;
  readonly content: unknown;
  readonly answerKey: unknown;
  readonly template: unknown;
}

/** How a published test renames options and draws numbers. */
export interface PublishedBy {
  readonly seed: string;
  readonly draw: number;
  readonly hasRandomIds: boolean;
}

const besideScoring = new Set([
  'explanation',
  'explanationImages',
  'figures',
  'itemExplanations',
  'transcript',
  'videoScript',
  'subtitles',
]);

/** A key without what explains it: what scores are made with. */
function scoringPart(key: unknown): unknown {
  if (Array.isArray(key)) return key.map(scoringPart);
  if (typeof key !== 'object' || key === null) return key;
  return Object.fromEntries(
    Object.entries(key).flatMap(([name, value]) => (besideScoring.has(name) ? [] : [[name, scoringPart(value)]])),
  );
}

/** The same for questions that ask the same and are scored the same; explanations, names and tags are left out. */
export const measuredHash = ({ type, content, answerKey, template }: StoredVersion): string =>
  contentHash(
    template === null
      ? { type, content, key: scoringPart(answerKey) }
      : { type, template: scoringPart(template as Record<string, unknown>) },
  );

export interface Published {
  readonly type: string;
  readonly content: unknown;
  /** After regrades. */
  readonly answerKey: unknown;
}

export interface Recognised {
  readonly type: QuestionTypeCode;
  readonly content: QuestionContent;
  /** Ids of the bank's question by those of the published one. */
  readonly written: ReadonlyMap<string, string>;
}

/** The stored version that gives this published question with this key; null if it gives another one. */
export function recognised(
  questionId: string,
  published: Published,
  stored: StoredVersion,
  { seed, draw, hasRandomIds }: PublishedBy,
): Recognised | null {
  const { type } = stored;
  if (!isQuestionTypeCode(type) || published.type !== type) return null;
  const drawn = drawersOf(stored.subject, [{ id: questionId, type }], [{ id: questionId, template: stored.template }])
    .get(questionId)
    ?.draw(`${seed}:${draw}:${questionId}`);
  const parsed = parseContent(
    type,
    drawn ? questionType(type).schemaVersion : stored.schemaVersion,
    drawn?.content ?? stored.content,
  );
  const key = parseKey(
    type,
    drawn ? questionType(type).schemaVersion : stored.schemaVersion,
    drawn?.answerKey ?? stored.answerKey,
  );
  if (!parsed.ok || !key.ok) return null;
  const written = new Map<string, string>();
  const name = renameBy(seed, questionId);
  const made = hasRandomIds
    ? withRandomIds(type, parsed.value, key.value, (place, id) => {
        const other = name(place, id);
        written.set(other, id);
        return other;
      })
    : { content: parsed.value, key: key.value };
  const same =
    canonicalJson(made.content) === canonicalJson(published.content) &&
    canonicalJson(scoringPart(made.key)) === canonicalJson(scoringPart(published.answerKey));
  return same ? { type, content: parsed.value, written } : null;
}
