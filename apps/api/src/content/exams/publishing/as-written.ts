/** Between the random ids of a published question and the ids of the bank's question. */
import {
  answersAt,
  isQuestionTypeCode,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { amendedKey, type Amendment } from '@vumon/question-types/amending';
import { withRandomIds } from '@vumon/question-types/scoring';
import { canonicalJson } from './canonical.ts';
import { renameBy } from './random-ids.ts';

interface Written {
  readonly type: QuestionTypeCode;
  readonly content: QuestionContent;
  readonly answerKey: QuestionKey;
}

/** The value at a path of a key. */
function at(key: unknown, path: readonly string[]): unknown {
  const [first, ...rest] = path;
  const own = (value: unknown, name: string | undefined) =>
    typeof value === 'object' && value !== null && name !== undefined
      ? (value as Record<string, unknown>)[name]
      : undefined;
  return rest.length === 0 ? own(own(key, 'correct'), first) : at(own(own(own(key, 'parts'), first), 'key'), rest);
}

interface PublishedQuestion {
  readonly id: string;
  readonly type: string;
  readonly content: unknown;
}

/**
 * The ids that a published question gives the options of a place, by those of the bank; `same` where they are the same ones.
 * Null when the bank's question was changed since, or is another question.
 */
function publishedIds(
  published: PublishedQuestion,
  { type, content, answerKey }: Written,
  seed: string,
  { item, place: path }: Pick<Amendment, 'item' | 'place'>,
): ReadonlyMap<string, string> | 'same' | null {
  if (!isQuestionTypeCode(published.type) || published.type !== type) return null;
  const same = canonicalJson(published.content);
  if (canonicalJson(content) === same) return 'same';
  const name = renameBy(seed, published.id);
  if (canonicalJson(withRandomIds(type, content, null as never, name).content) !== same) return null;
  const place = answersAt(type, content, item).find((one) => one.path.join('/') === path.join('/'));
  if (!place) return null;
  if (!place.options) return 'same';
  const shownAs = new Map<string, string>();
  for (const { id } of place.options) {
    const alone = amendedKey(type, content, answerKey, { item, place: path, kind: 'KEY', answers: [id] });
    const shown = alone && at(withRandomIds(type, content, alone, name).key, place.path);
    if (Array.isArray(shown)) shownAs.set(id, shown[0] as string);
  }
  return shownAs;
}

function renamed(amendment: Amendment, ids: ReadonlyMap<string, string>): Amendment | null {
  const answers = amendment.answers.flatMap((id) => ids.get(id) ?? []);
  return answers.length === amendment.answers.length ? { ...amendment, answers } : null;
}

/**
 * The amendment of a published question with the ids of the bank's question; null when the latter was changed since, or is
 * another question.
 */
export function asWritten(
  published: PublishedQuestion,
  bank: Written,
  seed: string,
  amendment: Amendment,
): Amendment | null {
  const ids = publishedIds(published, bank, seed, amendment);
  if (ids === null || ids === 'same') return ids && amendment;
  return renamed(amendment, new Map([...ids].map(([written, shown]) => [shown, written])));
}

/** The other way round: the amendment of the bank's question with the ids of the published one. */
export function asPublished(
  published: PublishedQuestion,
  bank: Written,
  seed: string,
  amendment: Amendment,
): Amendment | null {
  const ids = publishedIds(published, bank, seed, amendment);
  return ids === null || ids === 'same' ? ids && amendment : renamed(amendment, ids);
}
