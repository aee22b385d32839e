import { setPageZone } from '@vumon/i18n';
import { beforeAll, expect, it, test } from 'vitest';
import { bodyOf, emptyForm, missingIn, prefixFor, seatsIn, withRoom, withShift, type ExamSessionForm } from './form.ts';

beforeAll(() => setPageZone('Asia/Ho_Chi_Minh'));

const whole: ExamSessionForm = {
  ...emptyForm(Date.UTC(2026, 10, 27, 3)),
  title: 'Giữa kỳ I',
  classIds: ['c1'],
  minutes: 90,
  shifts: [{ key: 0, day: '2026-11-28', time: '8h00', examId: 'e1' }],
  rooms: [{ key: 0, place: 'Phòng 201', invigilator: '', machines: 24 }],
};

it('begins tomorrow at half past seven', () => {
  expect(emptyForm(Date.UTC(2026, 10, 27, 3)).shifts[0]).toMatchObject({ day: '2026-11-28', time: '07:30' });
});

it('proposes the next shift half an hour after the last one, with its test', () => {
  expect(withShift(whole).shifts[1]).toMatchObject({ key: 1, day: '2026-11-28', time: '10:00', examId: 'e1' });
});

it('counts the seats of all shifts', () => {
  expect(seatsIn(withRoom(withShift(whole)))).toBe(96);
});

test.each([
  ['title', { title: ' ' }],
  ['classes', { classIds: [] }],
  ['shift', { shifts: [{ ...whole.shifts[0]!, time: 'sáng' }] }],
  ['test', { shifts: [{ ...whole.shifts[0]!, examId: null }] }],
  ['minutes', { minutes: '' as const }],
  ['place', { rooms: [{ ...whole.rooms[0]!, place: '' }] }],
  ['machines', { rooms: [{ ...whole.rooms[0]!, machines: '' as const }] }],
  ['prefix', { prefix: '9A' }],
  [null, {}],
])('%s is missing', (part, changes) => {
  expect(missingIn({ ...whole, ...changes })).toBe(part);
});

it('sends moments', () => {
  expect(bodyOf(whole).shifts).toEqual([{ startsAt: '2026-11-28T01:00:00.000Z', examId: 'e1' }]);
});

test.each([
  ['G9', '09'],
  ['G12', '12'],
  ['INT', '01'],
])('numbers of %s begin with %s', (grade, prefix) => {
  expect(prefixFor(grade)).toBe(prefix);
});
