import { samples } from '@vumon/question-types/samples';
import type { ComponentStates } from '../../../../frame/component-states.ts';
import type { ImportRow, QuestionImport } from '../import-queries.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { UnknownCard } from './UnknownCard.tsx';
import sample from './states.json' with { type: 'json' };

function row(code: 'MC1' | 'TF1', changes: Partial<ImportRow> = {}): ImportRow {
  const { content, key } = samples[code];
  return {
    line: 12,
    labels: [3],
    part: null,
    level: 'M1',
    keySource: 'underline',
    keys: [],
    doubtful: false,
    aside: false,
    edited: false,
    made: false,
    question: { type: code, schemaVersion: 1, content, answerKey: key },
    type: code,
    title: '',
    problems: [],
    notices: [],
    sameAsLine: null,
    similar: [],
    ...changes,
  } as ImportRow;
}

const ignore = () => undefined;
const changed = () => Promise.resolve();
function show(one: ImportRow, selected = false, objects: QuestionImport['objects'] = []) {
  return (
    <ol>
      <QuestionCard
        importId="1"
        row={one}
        given={[]}
        objects={objects}
        allObjects={objects}
        selected={selected}
        onSelect={ignore}
        onEdit={ignore}
        change={changed}
      />
    </ol>
  );
}

function unknown(kind: 'unknown' | 'aside') {
  const pieces = sample.unknown.map((markup, at) => ({
    line: 20 + at,
    markup,
    signs: [],
    place: kind,
    question: null,
    moved: false,
  }));
  const check = {
    rows: [row('MC1'), row('MC1', { line: 30, labels: [4] }), row('MC1', { line: 40, labels: [5] })],
    objects: [],
  } as unknown as QuestionImport;
  return (
    <ol>
      <UnknownCard
        check={check}
        shown={{
          kind,
          block: { place: kind, question: null, moved: false, pieces },
          before: check.rows[0]!,
          after: check.rows[1]!,
        }}
        selected={false}
        onSelect={ignore}
        change={changed}
      />
    </ol>
  );
}

const object = (changes: Partial<QuestionImport['objects'][number]>): QuestionImport['objects'] => [
  { id: 1, kind: 'picture', state: 'unseen', media: null, latex: null, file: null, alt: '', ...changes },
];

export const states: ComponentStates = {
  component: 'question-bank/import review',
  catalogs: ['question-bank', 'qt', 'qt-types', 'qt-choice'],
  states: {
    understood: show(row('MC1')),
    selected: show(row('MC1'), true),
    'two sources contradict each other': show(
      row('MC1', {
        doubtful: true,
        keys: [
          { source: 'underline', key: 'A' },
          { source: 'key-table', key: 'C' },
        ],
      }),
    ),
    'statements, corrected by hand': show(row('TF1', { edited: true })),
    'no complete question': show(
      row('MC1', { question: null, type: null, title: sample.title, keySource: null, level: 'NA' }),
    ),
    'set aside': show(row('MC1', { aside: true })),
    'the same as an earlier line': show(row('MC1', { sameAsLine: 4 })),
    'a picture that cannot be shown': show(row('MC1'), false, object({ file: 1 })),
    'a formula read': show(row('MC1'), false, object({ kind: 'formula', state: 'formula', latex: 'x^2' })),
    'lines not understood': unknown('unknown'),
    'lines set aside': unknown('aside'),
  },
};
