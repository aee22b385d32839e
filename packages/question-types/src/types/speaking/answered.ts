/** Which items have a recording. A file without schemas, because the player uses it too. */
import { ownEntry } from '../../schema/records.ts';
import type { SpeakingContent, SpeakingResponse } from './definition.ts';

export const answeredTalks = (content: SpeakingContent, response: SpeakingResponse): string[] =>
  content.items.map((item) => item.id).filter((id) => ownEntry(response, id) !== undefined);
