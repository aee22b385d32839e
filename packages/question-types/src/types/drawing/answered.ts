/** The marks on the picture. A file without schemas, because the player uses it too. */
import { ownEntry } from '../../schema/records.ts';
import type { DrawingContent, DrawingResponse, Mark } from './definition.ts';

export type { Mark };

/** A learner's mark on a zone; undefined where it is empty. */
export function markOn(response: DrawingResponse | null | undefined, zone: string): Mark | undefined {
  const mark = response == null ? undefined : ownEntry(response, zone);
  return typeof mark === 'string' && mark.trim() === '' ? undefined : mark;
}

/**
 * Only the key knows which task a mark belongs to; otherwise the content would reveal where to draw. Therefore as many
 * items count as answered, from the first on, as zones are filled.
 */
export function answeredItems(content: DrawingContent, response: DrawingResponse): string[] {
  const filled = content.zones.filter((zone) => markOn(response, zone.id) !== undefined).length;
  return content.items.slice(0, filled).map((item) => item.id);
}
