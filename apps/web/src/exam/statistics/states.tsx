import { Columns, DotPlot, Ranking } from '@vumon/ui';
import type { ComponentStates } from '../../frame/component-states.ts';
import { Ability, ClassAverages, Frequency } from './Charts.tsx';
import words from './states.json';

const many = Array.from({ length: 14 }, (_, at) => at);
const week = (at: number, tests: number) => ({
  monday: `2026-${String(3 + Math.floor(at / 4)).padStart(2, '0')}-${String(2 + (at % 4) * 7).padStart(2, '0')}`,
  tests,
  submitted: tests * 31,
});
const ability = (GOOD: number, FAIR: number, PASS: number, FAIL: number) => ({ GOOD, FAIR, PASS, FAIL });
const averageOf = (at: number) => ({
  classId: `c${at}`,
  className: at === 0 ? words.longClass : `9A${at}`,
  average: 845 - at * 37,
  students: 41,
  tests: 6,
  ...ability(12, 18, 8, 3),
});
const ranking = (entries: readonly number[]) => (
  <Ranking
    aria-label={words.ranking}
    max={1_000}
    rows={entries.map((at) => ({ key: `c${at}`, name: `9A${at + 1}`, value: 845 - at * 37, text: String(8 - at / 2) }))}
  />
);
const dots = (entries: readonly number[]) => (
  <DotPlot
    aria-label={words.marks}
    points={entries.map((at) => ({ key: `t${at}`, value: 5 + ((at * 1.37) % 5), text: String(5 + (at % 5)) }))}
  />
);
const columns = (entries: readonly number[]) => (
  <Columns
    aria-label={words.columns}
    data={entries.map((at) => ({
      label: String(at),
      value: (at * 5) % 17,
      tone: at < 5 ? ('bad' as const) : at === 7 ? ('strong' as const) : ('plain' as const),
    }))}
  />
);

/** Each chart without figures, with one, and with many; `?scheme=dark` shows them in the dark. */
export const states: ComponentStates = {
  component: 'statistics/charts',
  catalogs: ['statistics'],
  states: {
    'bars: empty': <Frequency weeks={[]} />,
    'bars: one': <Frequency weeks={[week(0, 4)]} />,
    'bars: many': <Frequency weeks={many.map((at) => week(at, (at * 3) % 8))} />,
    'ring: empty': <Ability ability={ability(0, 0, 0, 0)} />,
    'ring: one': <Ability ability={ability(0, 1, 0, 0)} />,
    'ring: many': <Ability ability={ability(12, 18, 8, 3)} />,
    'averages: empty': <ClassAverages ranked={[]} whole />,
    'averages: one': <ClassAverages ranked={[averageOf(1)]} whole />,
    'averages: many': <ClassAverages ranked={many.map(averageOf)} whole />,
    'columns: one': columns([7]),
    'columns: many': columns([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    'ranking: one': ranking([0]),
    'ranking: many': ranking([0, 1, 2, 3, 4, 5]),
    'dots: empty': dots([]),
    'dots: one': dots([3]),
    'dots: many': dots(many.slice(0, 6)),
  },
};
