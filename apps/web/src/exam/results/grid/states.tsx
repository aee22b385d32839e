import type { ComponentStates } from '../../../frame/component-states.ts';
import type { ResultRow, Results } from '../queries.ts';
import { PrintedGrid } from './PrintedGrid.tsx';
import { ResultGrid } from './ResultGrid.tsx';
import sample from './states.json' with { type: 'json' };

const itemStates = ['right', 'wrong', 'partial', 'blank', 'needs-teacher', 'unscored'] as const;

function row(index: number, questions: number, changes: Partial<ResultRow> = {}): ResultRow {
  const [lastName = '', firstName = ''] = sample.names[index % sample.names.length]!;
  return {
    studentId: String(index),
    lastName,
    firstName,
    code: null,
    attemptId: String(index),
    number: 1,
    attempts: 1,
    status: 'SCORED',
    mark: 425 + (index % 5) * 125,
    points: 425 + (index % 5) * 125,
    startedAt: '2026-03-02T01:00:00Z',
    submittedAt: '2026-03-02T01:40:00Z',
    late: 0,
    needsTeacher: false,
    states: Array.from({ length: questions }, (_, at) => itemStates[(at + index) % 4]!),
    ...changes,
  };
}

function results(questions: number, rows: readonly ResultRow[]): Results {
  const scored = rows.filter(({ status }) => status === 'SCORED').length;
  return {
    assignment: {
      id: '1',
      title: '',
      target: 'CLASS',
      className: '',
      classId: null,
      subject: 'MATH',
      startsAt: '2026-03-02T01:00:00Z',
      endsAt: '2026-03-02T02:00:00Z',
      minutes: 45,
      mode: 'TEST',
      attemptsAllowed: 1,
      counting: 'BEST',
      maxPoints: 1000,
      questions,
    },
    columns: Array.from({ length: questions }, (_, at) => ({
      number: at + 1,
      question: String(at),
      item: 'q1',
      type: 'MC1',
      skill: 'RE',
      difficulty: 'M1',
      part: at < questions / 2 ? '1' : '2',
      max: 25,
      rightShare: scored === 0 ? null : (at * 37) % 101,
    })),
    keyAccess: 'shown',
    release: { releasedAt: null, waitsFor: [] },
    topics: [],
    rows: [...rows],
    stats: {
      enrolled: rows.length,
      submitted: scored,
      scored,
      toMark: 0,
      final: scored,
      average: scored === 0 ? null : 640,
      median: scored === 0 ? null : 625,
      passed: scored,
      histogram: [0, 0, 0, 0, 1, 1, 1, 1, 0, 0],
    },
  };
}

const ignore = () => undefined;
function show(shown: Results, chosen: number | null = null) {
  return (
    <ResultGrid
      results={shown}
      sort="name"
      onSort={ignore}
      chosen={chosen}
      onChoose={ignore}
      onPaper={ignore}
      onControl={ignore}
    />
  );
}

const rowsOf = (count: number, questions: number) => Array.from({ length: count }, (_, at) => row(at, questions));

export const states: ComponentStates = {
  component: 'results/ResultGrid',
  catalogs: ['results'],
  states: {
    'every state of an answer': show(
      results(12, [
        row(0, 12, {
          states: Array.from({ length: 12 }, (_, at) => itemStates[at % itemStates.length]!),
          needsTeacher: true,
        }),
        row(1, 12, { states: Array.from({ length: 12 }, () => null), mark: null }),
        ...rowsOf(2, 12),
      ]),
    ),
    'a question is open': show(results(12, rowsOf(4, 12)), 3),
    'not started, running, waiting for marks': show(
      results(12, [
        row(0, 12),
        row(1, 12, { status: 'NOT_STARTED', attemptId: null, mark: null, states: [] }),
        row(2, 12, { status: 'RUNNING', mark: null, states: [] }),
        row(3, 12, { status: 'SUBMITTED', mark: null, states: [] }),
      ]),
    ),
    'nobody has submitted': show(
      results(
        12,
        rowsOf(4, 12).map((one) => ({ ...one, status: 'NOT_STARTED' as const, mark: null, states: [] })),
      ),
    ),
    '40 questions, 30 learners': show(results(40, rowsOf(30, 40))),
    'on paper': <PrintedGrid results={results(28, rowsOf(4, 28))} />,
  },
};
