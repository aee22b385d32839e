/** From the random ids of a published question back to the ids of the bank's question. */
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

/**
 * The amendment of a published question with the ids of the bank's question; null when the latter was changed since, or is
 * another question.
 */
export function asWritten(
  published: { readonly id: string; readonly type: string; readonly content: unknown },
  bank: Written,
  seed: string,
  amendment: Amendment,
): Amendment | null {
  const { type, content, answerKey } = bank;
  if (!isQuestionTypeCode(published.type) || published.type !== type) return null;
  const same = canonicalJson(published.content);
  if (canonicalJson(content) === same) return amendment;
  const name = renameBy(seed, published.id);
  if (canonicalJson(withRandomIds(type, content, null as never, name).content) !== same) return null;
  const place = answersAt(type, content, amendment.item).find(
    (one) => one.path.join('/') === amendment.place.join('/'),
  );
  if (!place?.options) return place ? amendment : null;
  const written = new Map<unknown, string>();
  for (const { id } of place.options) {
    const alone = amendedKey(type, content, answerKey, { ...amendment, kind: 'KEY', answers: [id] });
    const shown = alone && at(withRandomIds(type, content, alone, name).key, place.path);
    if (Array.isArray(shown)) written.set(shown[0], id);
  }
  const answers = amendment.answers.map((id) => written.get(id));
  return answers.every((id) => id !== undefined) ? { ...amendment, answers } : null;
}
