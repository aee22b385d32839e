/** Which texts are written: without the schemas, since the player counts with it too. */
import { own } from '../../own.ts';
import type { WritingContent, WritingResponse } from './definition.ts';

export const answeredTexts = (content: WritingContent, response: WritingResponse): string[] =>
  content.items.map((item) => item.id).filter((id) => (own(response, id) ?? '').trim() !== '');
