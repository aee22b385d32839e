/** Which choices of an assignment go together, and which may change once somebody has started. */
import { AppError } from '@vumon/domain';
import { describe, expect, it } from 'vitest';
import type { Settings } from './assignments.queries.ts';
import { changed, checkMode, checkStarted, checkWindow } from './settings.ts';

const minute = 60_000;
const now = Date.UTC(2026, 10, 27, 8);
const at = (minutes: number, ms = 0) => new Date(now + minutes * minute + ms);
const settings = (changes: Partial<Settings> = {}): Settings => ({
  startsAt: at(-10),
  endsAt: at(60),
  minutes: 45,
  mode: 'TEST',
  attemptsAllowed: 1,
  counting: 'BEST',
  shuffleQuestions: true,
  shuffleOptions: false,
  reviewOpen: 'OFF',
  reviewAfter: 'FREE',
  tools: [],
  record: false,
  note: '',
  ...changes,
});

/** What is refused, with the fields that are marked in the form; null where nothing is. */
function refusal(check: () => void) {
  try {
    check();
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    const { code, details } = error as AppError;
    return [code, ...(details.fields ?? []).map((field) => `${field.path} ${field.code}`)];
  }
}

describe('the window', () => {
  it.each<[string, Partial<Settings>, string | null]>([
    ['that ends in five minutes', { endsAt: at(5), minutes: 15 }, null],
    ['that ends a moment sooner', { endsAt: at(5, -1), minutes: 5 }, 'ASSIGNMENT_END_TOO_SOON'],
    ['that ends a moment after its start', { startsAt: at(60, -1), minutes: null }, null],
    ['that ends at its start', { startsAt: at(60), minutes: null }, 'ASSIGNMENT_END_BEFORE_START'],
    ['as long as the test', { startsAt: at(15) }, null],
    ['a moment shorter than the test', { startsAt: at(15, 1) }, 'ASSIGNMENT_WINDOW_TOO_SHORT'],
  ])('%s', (_, changes, code) => {
    expect(refusal(() => checkWindow(settings(changes), now))).toEqual(code && [code, `endsAt ${code}`]);
  });
});

describe('the mode', () => {
  it.each<[Partial<Settings>, string | null]>([
    [{}, null],
    [{ record: true }, null],
    [{ minutes: null }, 'minutes required'],
    [{ attemptsAllowed: null }, 'attemptsAllowed required'],
    [{ mode: 'PRACTICE', minutes: null, attemptsAllowed: null }, null],
    [{ mode: 'PRACTICE', record: true }, 'record invalid'],
  ])('goes with %j', (changes, field) => {
    expect(refusal(() => checkMode(settings(changes)))).toEqual(field && ['BODY_INVALID', field]);
  });
});

describe('once somebody has started', () => {
  it.each<[string, Partial<Settings>]>([
    ['the start', { startsAt: at(-9) }],
    ['the length', { minutes: 50 }],
    ['the mode', { mode: 'PRACTICE' }],
    ['the order of questions', { shuffleQuestions: false }],
    ['the order of options', { shuffleOptions: true }],
    ['the end to an earlier moment', { endsAt: at(60, -1) }],
    ['recording, of which nobody was told', { record: true }],
    ['the attempts to fewer than taken', { attemptsAllowed: 1 }],
  ])('nobody changes %s', (_, change) => {
    const before = settings({ attemptsAllowed: 3 });
    expect(refusal(() => checkStarted({ mostTaken: 2 }, before, { ...before, ...change }, now))).toEqual([
      'ASSIGNMENT_STARTED',
    ]);
  });

  it.each<[string, Partial<Settings>]>([
    ['the end to a later moment', { endsAt: at(60, 1) }],
    ['the attempts to as many as taken', { attemptsAllowed: 2 }],
    ['to no limit of attempts', { attemptsAllowed: null }],
    ['what is shown, and how attempts count', { reviewOpen: 'ON', reviewAfter: 'ON', counting: 'LAST' }],
    ['tools and the note', { tools: ['NOTES'], note: 'Mang thước' }],
    ['nothing, although it is recorded', {}],
    ['recording, to none', { record: false }],
  ])('the teacher may change %s', (_, change) => {
    const before = settings({ attemptsAllowed: 3, record: true });
    expect(refusal(() => checkStarted({ mostTaken: 2 }, before, { ...before, ...change }, now))).toBeNull();
  });

  it('a window that is over is not opened again, because keys may have been released', () => {
    const over = settings({ endsAt: at(0) });
    expect(refusal(() => checkStarted({ mostTaken: 1 }, over, { ...over, endsAt: at(90) }, now))).toEqual([
      'ASSIGNMENT_STARTED',
    ]);
    expect(refusal(() => checkStarted({ mostTaken: 1 }, over, { ...over, note: 'Chữa bài' }, now))).toBeNull();
  });
});

it('a change replaces what it names and keeps the rest; the named learners are no setting', () => {
  const before = settings();
  expect(changed(before, { minutes: null, note: undefined, studentIds: ['a'] })).toEqual({ ...before, minutes: null });
  expect(changed(before, { startsAt: at(1).toISOString() })).toEqual({ ...before, startsAt: at(1) });
  expect(changed(before, { endsAt: at(99).toISOString() })).toEqual({ ...before, endsAt: at(99) });
});
