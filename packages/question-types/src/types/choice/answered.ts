/** Which items of a choice question are answered. A file without schemas, because the player uses it too. */
import { ownEntry } from '../../schema/records.ts';
import type { ChoiceContent, ChoiceResponse } from './definition.ts';

/** The item id that the four statements of a TF5 question share. */
export const clusterItem = 'cluster';

/** An item counts as answered once it holds as many picks as it asks for; where the number is hidden, at least one. */
export function answeredItems(code: string, content: ChoiceContent, response: ChoiceResponse): string[] {
  const answered = content.items
    .filter((item) => {
      const count = (ownEntry(response, item.id) ?? []).length;
      return item.choose === undefined ? count > 0 : count === item.choose;
    })
    .map((item) => item.id);
  if (code === 'TF5') return answered.length === content.items.length ? [clusterItem] : [];
  return answered;
}
