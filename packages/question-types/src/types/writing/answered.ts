/** Which texts are written: without the schemas, since the player counts with it too. */
import { isBlankAnswer } from '../text-gaps/matching.ts';
import { ownEntry } from '../../schema/records.ts';
import type { WritingContent, WritingResponse } from './definition.ts';

export const answeredTexts = (content: WritingContent, response: WritingResponse): string[] =>
  content.items.map((item) => item.id).filter((id) => !isBlankAnswer(ownEntry(response, id) ?? ''));
