import type { ComponentStates } from '../../frame/component-states.ts';
import MarksOverTime from './MarksOverTime.tsx';
import words from './states.json';

const marks = Array.from({ length: 14 }, (_, at) => ({
  assignmentId: `t${at}`,
  title: words.test,
  subject: 'ENGLISH' as const,
  submittedAt: `2026-03-${String(at + 2).padStart(2, '0')}T01:00:00Z`,
  mark: 500 + ((at * 137) % 500),
  average: 640,
}));

export const states: ComponentStates = {
  component: 'learners/marks',
  catalogs: ['learners'],
  states: {
    'line: empty': <MarksOverTime marks={[]} />,
    'line: one': <MarksOverTime marks={marks.slice(0, 1)} />,
    'line: many': <MarksOverTime marks={marks} />,
  },
};
