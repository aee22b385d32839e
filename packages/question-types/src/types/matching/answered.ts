/** Which entries are answered. A file without schemas, so that the player does not load zod. */
import { ownEntry } from '../../schema/records.ts';
import type { MatchingContent, MatchingResponse } from './definition.ts';

/** The target of an entry. */
export const chosenFor = (response: MatchingResponse | null, item: string): string | undefined =>
  response === null ? undefined : ownEntry(response, item)?.[0];

export const answeredItems = (content: MatchingContent, response: MatchingResponse): string[] =>
  content.items.map((item) => item.id).filter((id) => chosenFor(response, id) !== undefined);
