/** Which texts are written. A file without schemas, because the player uses it too. */
import { isBlankAnswer } from '../text-gaps/typed-answers/matching.ts';
import { ownEntry } from '../../schema/records.ts';
import type { WritingContent, WritingResponse } from './definition.ts';

export const answeredTexts = (content: WritingContent, response: WritingResponse): string[] =>
  content.items.map((item) => item.id).filter((id) => !isBlankAnswer(ownEntry(response, id) ?? ''));
