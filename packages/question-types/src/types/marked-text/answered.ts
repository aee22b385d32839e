/** Whether something is marked. A file without schemas, so that the player does not load zod. */
import { ownEntry } from '../../schema/records.ts';
import type { MarkedTextContent, MarkedTextResponse } from './definition.ts';

export const answeredItem = (content: MarkedTextContent, response: MarkedTextResponse): string[] =>
  (ownEntry(response, content.item.id) ?? []).length > 0 ? [content.item.id] : [];
