/** Which entries have their partner: without the schemas, since the player counts with it too. */
import { own } from '../../own.ts';
import type { MatchingContent, MatchingResponse } from './definition.ts';

/** The target that stands with an entry. */
export const chosenFor = (response: MatchingResponse | null, item: string): string | undefined => (response === null ? undefined : own(response, item)?.[0]);

export const answeredItems = (content: MatchingContent, response: MatchingResponse): string[] =>
  content.items.map((item) => item.id).filter((id) => chosenFor(response, id) !== undefined);
