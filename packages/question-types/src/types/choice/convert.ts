/**
 * Converts a question to another code of the family: texts and answers are kept where the other code has a field for
 * them.
 */
import { ownEntry } from '../../schema/content-parts.ts';
import { isSpoken, type ChoiceCode } from './codes.ts';
import { choiceFacts, emptyItem, type ChoiceContent, type ChoiceItem, type ChoiceKey } from './definition.ts';

interface Parts {
  readonly content: ChoiceContent;
  readonly answerKey: ChoiceKey;
}

function optionsFor(
  from: ChoiceCode,
  to: ChoiceCode,
  item: ChoiceItem,
  spoken: Readonly<Record<string, string>>,
): ChoiceItem['options'] {
  const [before, after] = [choiceFacts[from].fixedOptions, choiceFacts[to].fixedOptions];
  if (before?.join() === after?.join() && isSpoken(from) === isSpoken(to)) return item.options;
  // True and false are fixed options: they are not converted to options with texts, nor the other way round.
  if (before || after) return emptyItem(to, item.id).options;
  return item.options.map(({ id, text, image, lock }) =>
    isSpoken(to)
      ? { id, text: '' }
      : {
          id,
          text: isSpoken(from) ? (ownEntry(spoken, id) ?? '') : text,
          ...(image && { image }),
          ...(lock !== undefined && { lock }),
        },
  );
}

/** The number of items of the other code: surplus ones are dropped, missing ones are added empty. */
function itemsFor(to: ChoiceCode, items: readonly ChoiceItem[]): ChoiceItem[] {
  const { items: count } = choiceFacts[to];
  if (count === 'many') return [...items];
  const kept = items.slice(0, count === 'four' ? 4 : 1);
  for (let number = 1; count === 'four' && kept.length < 4; number += 1)
    if (!items.some(({ id }) => id === `q${number}`)) kept.push(emptyItem(to, `q${number}`));
  return kept;
}

/** `shared` is the common part of the content, for the new code. */
export function convertChoice(from: ChoiceCode, to: ChoiceCode, { content, answerKey }: Parts, shared: Parts): Parts {
  const stated = choiceFacts[to].picks === 'stated';
  const correct: Record<string, string[]> = {};
  const spoken: Record<string, Record<string, string>> = {};
  const stems: string[] = [];
  const items = itemsFor(to, content.items).map((item): ChoiceItem => {
    const said = ownEntry(answerKey.spoken ?? {}, item.id) ?? {};
    const options = optionsFor(from, to, item, said);
    const right = (ownEntry(answerKey.correct, item.id) ?? []).filter((id) =>
      options.some((option) => option.id === id),
    );
    // Of several right options only the author can choose the single one, so none is kept.
    correct[item.id] = choiceFacts[to].picks === 'one' && right.length > 1 ? [] : right;
    if (isSpoken(to)) {
      spoken[item.id] = isSpoken(from)
        ? said
        : Object.fromEntries(item.options.flatMap(({ id, text }) => (text === '' ? [] : [[id, text]])));
      stems.push(item.stem);
    }
    const { choose = Math.max(right.length, 2), level, ...rest } = item;
    return {
      ...rest,
      stem: isSpoken(to) ? '' : item.stem,
      options,
      ...(stated && { choose }),
      ...(to === 'TF5' && level && { level }),
    };
  });
  const kept = new Set(items.map(({ id }) => id));
  const explanations = Object.fromEntries(
    Object.entries(answerKey.itemExplanations ?? {}).filter(([id]) => kept.has(id)),
  );
  // A question whose options are not printed is described in its instruction.
  const instructions = [shared.content.instructions, ...stems].filter((text) => text !== '').join('\n');
  return {
    content: { ...shared.content, instructions, items },
    answerKey: {
      ...shared.answerKey,
      correct,
      ...(Object.keys(explanations).length > 0 && { itemExplanations: explanations }),
      ...(Object.keys(spoken).length > 0 && { spoken }),
    },
  };
}
