import type { ComponentStates } from '../../frame/component-states.ts';
import type { Snapshot } from '../journal/snapshot.ts';
import { SaveLine } from './HeadTools.tsx';
import { Cells } from './Navigator.tsx';
import { PlayerTimer } from './PlayerTimer.tsx';
import type { Progress } from './progress.ts';
import classes from './player.module.css';

const now = Date.parse('2026-03-02T01:00:00Z');
const saved: Snapshot = {
  answers: new Map(),
  conflicts: new Map(),
  refused: new Set(),
  flags: new Set(),
  unsaved: 0,
  held: new Map(),
  state: 'saved',
  savedAt: now,
  phase: 'running',
  status: 'RUNNING',
  deadlineAt: now + 45 * 60_000,
  pausedAt: null,
  late: 0,
  durable: true,
  retryAt: 0,
};
const save = (changes: Partial<Snapshot>) => (
  <>
    <SaveLine snapshot={{ ...saved, ...changes }} />
    <br />
    <SaveLine snapshot={{ ...saved, ...changes }} compact />
  </>
);

const ignore = () => undefined;
const timer = (seconds: number, hidden = false) => (
  <PlayerTimer now={() => now} deadlineAt={now + seconds * 1_000} still hidden={hidden} onShow={ignore} />
);

const items = Array.from({ length: 12 }, (_, at) => ({
  key: `q${at}:q1`,
  number: at + 1,
  question: `q${at}`,
  item: 'q1',
  part: 0,
  group: Math.floor(at / 5),
}));
const progress: Progress = { answered: new Set(['q0:q1', 'q1:q1', 'q3:q1']), unanswered: [], flagged: [] };
const cells = (size?: 36 | 44) => (
  <div className={classes.strip}>
    <Cells
      items={items}
      progress={progress}
      flags={new Set(['q1:q1', 'q5:q1'])}
      current="q2:q1"
      onGo={ignore}
      divided
      {...(size && { size })}
    />
  </div>
);

export const states: ComponentStates = {
  component: 'player/screen',
  catalogs: ['player'],
  states: {
    'save line: saved': save({}),
    'save line: saving': save({ state: 'saving', unsaved: 1 }),
    'save line: no connection': save({ state: 'offline', unsaved: 2 }),
    'save line: no connection, a reload would lose answers': save({ state: 'offline', unsaved: 2, durable: false }),
    'save line: signed out': save({ state: 'signed-out' }),
    'save line: a question needs the learner': save({ state: 'attention' }),
    'timer: much time': timer(44 * 60),
    'timer: five minutes': timer(5 * 60),
    'timer: the last seconds': timer(40),
    'timer: hidden': timer(44 * 60, true),
    'timer: hidden, the last seconds': timer(40, true),
    'cells: answered, flagged, current': cells(),
    'cells: large': cells(44),
  },
};
