/** Which learners whom a teacher entered are proposed for somebody who asks to join, and why. */
import { expect, it } from 'vitest';
import { similarityOf } from './join-requests.service.ts';

type Person = Pick<Parameters<typeof similarityOf>[1], 'lastName' | 'firstName' | 'birthday' | 'phone'>;
const asking: Person = { lastName: 'Nguyễn Hà', firstName: 'My', birthday: '2012-08-14', phone: '0987112640' };
const other = { firstName: 'Linh', birthday: '2014-01-02', phone: '0912000111' };
const nothing = { birthday: null, phone: null };

it.each<[string, Partial<Person>, string[], Partial<Person>?]>([
  ['the same in all', {}, ['name', 'birthday', 'phone']],
  ['the same name in other letters', { lastName: 'NGUYỄN HÀ', firstName: 'my', ...nothing }, ['name']],
  ['the same name, nothing else known of either', nothing, ['name'], nothing],
  ['the same name, the birthday known of one', { phone: other.phone }, ['name'], { birthday: null }],
  ['the same name and birthday', { phone: null }, ['name', 'birthday']],
  ['a namesake with another birthday', { birthday: other.birthday, phone: null }, []],
  ['the same name and phone, a mistyped birthday', { birthday: other.birthday }, ['name', 'phone']],
  ['another name, the same birthday', { firstName: other.firstName, phone: other.phone }, []],
  ['another name, the same birthday and phone', { firstName: other.firstName }, ['birthday', 'phone']],
  ['a sibling: the phone alone', { firstName: other.firstName, birthday: other.birthday }, []],
  ['a sibling whose birthday is not known', { firstName: other.firstName, birthday: null }, []],
  ['a stranger of whom as little is known', { firstName: other.firstName, ...nothing }, [], nothing],
])('%s', (_, entered, by, changed = {}) => {
  expect(
    similarityOf({ ...asking, ...changed } as Parameters<typeof similarityOf>[0], {
      id: 'entered',
      code: null,
      fullName: '',
      ...asking,
      ...entered,
    }),
  ).toEqual(by);
});
