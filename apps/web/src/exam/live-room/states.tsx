import type { ComponentStates } from '../../frame/component-states.ts';
import { Tile } from './Tile.tsx';
import type { Cell } from './room.ts';
import classes from './live-room.module.css';
import sample from './states.json' with { type: 'json' };

const now = Date.parse('2026-03-02T01:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

const running: Cell = {
  studentId: '1',
  name: sample.name,
  attemptId: '1',
  number: 1,
  taken: 1,
  state: 'RUNNING',
  pausedAt: null,
  untilBack: false,
  abilities: null,
  answered: 12,
  lastSavedAt: minutesAgo(0),
  lostSince: null,
  submittedAt: null,
  finishedBy: null,
  deadlineAt: minutesAgo(-30),
  reopened: 0,
  addedMinutes: 0,
  extraMinutes: 0,
  recorded: 0,
};

function show(changes: Partial<Cell>, current = false) {
  return (
    <div className={classes.tiles}>
      <Tile cell={{ ...running, ...changes }} questions={40} now={now} current={current} onOpen={() => undefined} />
    </div>
  );
}

export const states: ComponentStates = {
  component: 'live-room/Tile',
  catalogs: ['live-room'],
  states: {
    waiting: show({ state: 'NOT_STARTED', attemptId: null, number: null, taken: 0, answered: 0 }),
    working: show({}),
    'working, open, more time': show({ addedMinutes: 15, answered: 40 }, true),
    'lost for 4 minutes': show({ lostSince: minutesAgo(4) }),
    paused: show({ pausedAt: minutesAgo(2) }),
    'long name, recorded events': show({ name: sample.long, recorded: 3 }),
    submitted: show({ state: 'SUBMITTED', submittedAt: minutesAgo(6), finishedBy: 'SUBMIT' }),
    collected: show({ state: 'SUBMITTED', submittedAt: minutesAgo(6), finishedBy: 'TEACHER' }),
  },
};
