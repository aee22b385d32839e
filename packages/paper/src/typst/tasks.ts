/** Writing and speaking tasks as Typst code. */
import type { BlockOf } from '../paper.ts';
import { numeral, type Drawing } from './drawing.ts';
import { linesCode } from './inline.ts';
import { call, joined, typstString } from './source.ts';

function taskCode(
  drawing: Drawing,
  one: BlockOf<'writing' | 'speaking'>,
  points: readonly string[],
  figures: string,
): string {
  return joined(
    linesCode(one.prompt, { lead: numeral(drawing, one.number) }),
    figures,
    points.length > 0 ? call('list', ...points.map(typstString)) : '',
  );
}

function factsCode(drawing: Drawing, facts: readonly string[], criteria: BlockOf<'writing'>['criteria']): string {
  const all = [
    ...facts,
    ...(criteria.length === 0
      ? []
      : [drawing.translate('criteria', { list: criteria.map(({ name, max }) => `${name} (0–${max})`).join('; ') })]),
  ];
  return all.length === 0 ? '' : call('par', call('emph', typstString(all.join(' '))));
}

export function writingCode(drawing: Drawing, one: BlockOf<'writing'>, figures: string): string {
  const { translate } = drawing;
  const { minWords: min, maxWords: max, keyword, lines } = one;
  const range =
    min !== undefined && max !== undefined
      ? [translate('words', { min, max })]
      : min !== undefined
        ? [translate('wordsFrom', { count: min })]
        : max !== undefined
          ? [translate('wordsTo', { count: max })]
          : [];
  return joined(
    taskCode(drawing, one, one.points, figures),
    factsCode(drawing, [...(keyword === undefined ? [] : [translate('keyword', { keyword })]), ...range], one.criteria),
    lines === 1
      ? call(
          'grid',
          'columns: (auto, 1fr, auto)',
          'column-gutter: 2mm',
          'align: bottom',
          typstString(one.before ?? ''),
          'blank(100%)',
          typstString(one.after ?? ''),
        )
      : call('writing-lines', String(lines)),
  );
}

export function speakingCode(drawing: Drawing, one: BlockOf<'speaking'>, figures: string): string {
  return joined(
    taskCode(drawing, one, one.cues, figures),
    factsCode(
      drawing,
      [
        ...(one.preparation > 0 ? [drawing.translate('prepare', { count: one.preparation })] : []),
        drawing.translate('speak', { count: one.seconds }),
      ],
      one.criteria,
    ),
  );
}
