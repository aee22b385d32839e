import type { ExamQuestion, FormatSection } from '@vumon/contract';
import type { ComponentStates } from '../../../frame/component-states.ts';
import { usualConditions } from './assembly/conditions.ts';
import type { Reason } from './assembly/useAssembly.ts';
import { partViews } from './model.ts';
import { QuestionRows } from './QuestionRows.tsx';
import sample from './states.json' with { type: 'json' };

const question = (id: string, changes: Partial<ExamQuestion> = {}): ExamQuestion => ({
  id,
  version: 1,
  latest: 1,
  type: 'MC1',
  items: 1,
  skill: 'RE',
  topicId: null,
  difficulty: 'M1',
  cefr: 'B1',
  summary: sample.stem,
  title: null,
  words: null,
  itemTexts: [],
  statements: [],
  ...changes,
});
const passage = (id: string) =>
  question(id, { type: 'MC9', items: 5, title: sample.passage, words: 240, itemTexts: sample.items, difficulty: 'M2' });

const ignore = () => undefined;
function show(count: number, chosen: readonly ExamQuestion[], swapping: string | null = null, reason?: Reason) {
  const sections: FormatSection[] = [
    {
      id: 's',
      skill: 'RE',
      parts: [
        { id: 'p', name: sample.part, instructions: '', questions: count, points: count * 25, levels: { M1: count } },
      ],
    },
  ];
  return (
    <QuestionRows
      view={partViews(sections, { p: chosen })[0]!}
      reasons={new Map(reason ? [[reason.id, reason]] : [])}
      swapping={swapping}
      onSwap={ignore}
      onRemove={ignore}
      onMove={ignore}
      onUpdate={ignore}
      onPick={ignore}
    />
  );
}

export const states: ComponentStates = {
  component: 'exams/QuestionRows',
  catalogs: ['exams', 'qt', 'qt-types'],
  states: {
    empty: show(3, []),
    'empty, many numbers': show(12, []),
    full: show(2, [question('1'), question('2', { difficulty: 'M4', summary: sample.longStem })]),
    'a newer version is in the bank': show(2, [question('1', { latest: 3 })]),
    'chosen automatically': show(2, [question('1'), question('2')], null, {
      id: '1',
      usable: 34,
      preferred: false,
      conditions: usualConditions,
    }),
    'being swapped': show(2, [question('1'), question('2')], '2'),
    'a passage with five items': show(6, [passage('1'), question('2')]),
    'a type that does not exist any more': show(1, [question('1', { type: 'ZZ9' })]),
  },
};
