import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { ItemResult } from '../../schema/core.ts';
import type { Scorer } from '../../schema/facets.ts';
import { answeredItem, blankItem, fullShare, unmarkedItem } from '../../schema/shares.ts';
import { isBlankAnswer, matchesText } from '../text-gaps/typed-answers/matching.ts';
import { acceptedFor, readingsOf } from './answers.ts';
import type { WritingContent, WritingItem, WritingKey, WritingResponse } from './definition.ts';
import { writingCodes } from './codes.ts';

/** An accepted text is right at once; any other text, and every essay, waits for the teacher. */
function scoreText(item: WritingItem, content: WritingContent, key: WritingKey, response: WritingResponse): ItemResult {
  const text = ownEntry(response, item.id) ?? '';
  if (isBlankAnswer(text)) return blankItem(item.id);
  if (key.matching && matchesText(text, readingsOf(item, acceptedFor(content, key, item)), key.matching))
    return answeredItem(item.id, fullShare);
  return unmarkedItem(item.id);
}

const scorer: Scorer<WritingContent, WritingKey, WritingResponse> = {
  scoreItems: (content, key, response) => content.items.map((item) => scoreText(item, content, key, response)),
  solve(content, key) {
    const answers = content.items.map((item) => [item.id, acceptedFor(content, key, item)[0]?.trim() ?? ''] as const);
    return answers.some(([, text]) => text === '') ? null : Object.fromEntries(answers);
  },
  markingOf: (key) => (key.rubric === undefined ? { kind: 'steps' } : { kind: 'rubric', rubric: key.rubric }),
};

export const writingScorers = byCode(writingCodes, () => scorer);
