import { ownEntry } from '../../schema/content-parts.ts';
import type { ItemResult } from '../../schema/core.ts';
import type { Scorer } from '../../schema/facets.ts';
import { answeredItem, blankItem, fullShare, unmarkedItem } from '../../schema/shares.ts';
import { matchesText } from '../text-gaps/matching.ts';
import type { WritingCode, WritingContent, WritingItem, WritingKey, WritingResponse } from './definition.ts';

/** The learner's words alone, or the whole sentence copied out with what is given around them. */
function readingsOf(item: WritingItem, accepted: readonly string[]): string[] {
  const whole = accepted.map((answer) => [item.before ?? '', answer, item.after ?? ''].join(' '));
  return item.before === undefined && item.after === undefined ? [...accepted] : [...accepted, ...whole];
}

/** An accepted text is right at once; any other, and every essay, waits for the teacher. */
function scoreText(item: WritingItem, key: WritingKey, response: WritingResponse): ItemResult {
  const text = ownEntry(response, item.id) ?? '';
  if (text.trim() === '') return blankItem(item.id);
  if (key.matching && matchesText(text, readingsOf(item, key.matching.accepted), key.matching))
    return answeredItem(item.id, fullShare);
  return unmarkedItem(item.id);
}

const scorer: Scorer<WritingContent, WritingKey, WritingResponse> = {
  scoreItems: (content, key, response) => content.items.map((item) => scoreText(item, key, response)),
  solve(content, key) {
    const [accepted] = key.matching?.accepted ?? [];
    return accepted === undefined || accepted.trim() === ''
      ? null
      : Object.fromEntries(content.items.map(({ id }) => [id, accepted]));
  },
  markingOf: (key) => (key.rubric === undefined ? { kind: 'steps' } : { kind: 'rubric', rubric: key.rubric }),
};

export const writingScorers = { SA1: scorer, EW1: scorer } satisfies Record<WritingCode, unknown>;
