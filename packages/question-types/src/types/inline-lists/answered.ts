/** Gaps and their options. A file without schemas, because the player uses it too. */
import { ownEntry } from '../../schema/records.ts';
import { shuffleOptions } from '../../schema/shuffle.ts';
import type { InlineListsContent, InlineListsResponse, ListGap, ListOption } from './definition.ts';

/** Gaps that a learner fills: all but the worked examples. */
export const gapsToChoose = (content: InlineListsContent): ListGap[] =>
  content.gaps.filter((gap) => gap.example === undefined);

/** The options of a gap, in the author's order: its own list, or the one that all turns share. */
export const optionsOf = (content: InlineListsContent, gap: ListGap): readonly ListOption[] =>
  content.list ?? gap.options;

/** The options in the order of a seed; lists with different names have different orders. */
export const shuffledList = (
  options: readonly ListOption[],
  seed: string | null,
  name: string,
): readonly ListOption[] => (seed === null ? options : shuffleOptions(options, `${seed}:${name}`));

export const answeredGaps = (content: InlineListsContent, response: InlineListsResponse): string[] =>
  gapsToChoose(content)
    .map((gap) => gap.id)
    .filter((id) => (ownEntry(response, id) ?? []).length > 0);
