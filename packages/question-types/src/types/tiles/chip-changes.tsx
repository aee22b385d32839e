/** Changes that the editor of chips makes. Every one keeps text, gaps, chips and key consistent. */
import { gapIdsOf } from '../../editing/entries/gap-entries.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { maxGaps } from './definition.ts';
import type { Chip, ChipsContent, ChipsKey } from './definition.ts';

export interface ChipsQuestion {
  readonly content: ChipsContent;
  readonly answerKey: ChipsKey;
}

/** Data of a gap whose marker was deleted from the text: undoing the deletion restores it. */
interface RemovedGap {
  fills: string[];
  chip: Chip | undefined;
  explanation: string | undefined;
}
export type RemovedChipGaps = Map<string, RemovedGap>;

/** An empty chip with a new id, which no removed gap's chip has either. */
export const newChip = (chips: readonly Chip[], removed: RemovedChipGaps): Chip => ({
  id: newLocalId([...chips.map(({ id }) => id), ...[...removed.values()].map(({ chip }) => chip?.id ?? '')]),
  text: '',
});

export const setChipText = ({ content, answerKey }: ChipsQuestion, id: string, text: string): ChipsQuestion => ({
  content: { ...content, chips: content.chips.map((chip) => (chip.id === id ? { ...chip, text } : chip)) },
  answerKey,
});

/** Removes the chip, also from every answer. */
export const removeChip = ({ content, answerKey }: ChipsQuestion, id: string): ChipsQuestion => ({
  content: { ...content, chips: content.chips.filter((chip) => chip.id !== id) },
  answerKey: {
    ...answerKey,
    fills: Object.fromEntries(
      Object.entries(answerKey.fills).map(([gap, right]) => [gap, right.filter((chip) => chip !== id)]),
    ),
  },
});

/** Sets the text of a gap's main chip; a missing one is created. */
export function setMainChip(
  question: ChipsQuestion,
  gap: string,
  text: string,
  removed: RemovedChipGaps,
): ChipsQuestion {
  const { content, answerKey } = question;
  const { chips } = content;
  const { fills } = answerKey;
  const main = fills[gap]?.[0];
  if (main !== undefined && chips.some(({ id }) => id === main)) return setChipText(question, main, text);
  const chip = { ...newChip(chips, removed), text };
  return {
    content: { ...content, chips: [...chips, chip] },
    answerKey: { ...answerKey, fills: { ...fills, [gap]: [chip.id, ...(fills[gap] ?? []).slice(1)] } },
  };
}

/**
 * The question with another text. Gaps follow its markers, each with its chip: created with a marker and set aside in
 * `removed` without it.
 */
export function setChipsText(
  { content, answerKey }: ChipsQuestion,
  text: string,
  removed: RemovedChipGaps,
): ChipsQuestion {
  const { gaps } = content;
  const ids = gapIdsOf([text]).slice(0, maxGaps);
  const fills = { ...answerKey.fills };
  const explanations = { ...answerKey.itemExplanations };
  let chips = [...content.chips];
  const first = gaps[0]?.id;
  // A question has at least one gap, so the last one is kept without a marker in the text.
  const kept = ids.length === 0 && first !== undefined ? [first] : ids;
  for (const { id } of gaps) {
    if (kept.includes(id)) continue;
    const main = fills[id]?.[0];
    removed.set(id, {
      fills: fills[id] ?? [],
      chip: content.chips.find((chip) => chip.id === main),
      explanation: explanations[id],
    });
    chips = chips.filter((chip) => chip.id !== main);
    delete fills[id];
    delete explanations[id];
  }
  for (const id of kept) {
    if (fills[id] !== undefined) continue;
    const back = removed.get(id);
    const chip = back?.chip ?? newChip(content.chips, removed);
    if (!chips.some((one) => one.id === chip.id)) chips.push(chip);
    fills[id] = back?.chip === undefined ? [chip.id] : back.fills;
    if (back?.explanation !== undefined) explanations[id] = back.explanation;
  }
  const known = new Set(chips.map((chip) => chip.id));
  return {
    content: { ...content, text, gaps: kept.map((id) => ({ id })), chips },
    answerKey: {
      ...answerKey,
      fills: Object.fromEntries(
        Object.entries(fills).map(([id, right]) => [id, right.filter((chip) => known.has(chip))]),
      ),
      ...(answerKey.itemExplanations === undefined && Object.keys(explanations).length === 0
        ? {}
        : { itemExplanations: explanations }),
    },
  };
}
