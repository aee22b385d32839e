import { describe, expect, it } from 'vitest';
import { bodyOf, formOf, problemsOf, type ProfileForm } from './profile-form.ts';

const form: ProfileForm = {
  lastName: 'Nguyễn Thị',
  firstName: 'Ánh',
  gender: 'FEMALE',
  birthday: '05/09/1990',
  provinceCode: '01',
};

describe('personal details', () => {
  it('are unchanged after being loaded and sent', () => {
    const details = {
      lastName: 'Nguyễn Thị',
      firstName: 'Ánh',
      gender: 'FEMALE',
      birthday: '1990-09-05',
      provinceCode: '01',
    } as const;
    expect(formOf(details)).toEqual(form);
    expect(bodyOf(form)).toEqual(details);
    expect(bodyOf({ ...form, birthday: ' 5.9.1990 ' }).birthday).toBe('1990-09-05');
    expect(bodyOf({ ...form, birthday: '' }).birthday).toBeNull();
    expect(bodyOf({ ...form, lastName: ' Nguyễn   Thị ' })).toEqual(details);
  });

  it.each([
    [{}, {}],
    [{ firstName: '  ' }, { firstName: 'required' }],
    [{ firstName: 'a'.repeat(31) }, { firstName: 'tooLong' }],
    [{ lastName: 'a'.repeat(31) }, { lastName: 'tooLong' }],
    [{ lastName: '' }, {}],
    [{ birthday: '' }, {}],
    [{ birthday: '30/02/1990' }, { birthday: 'birthdayInvalid' }],
    [{ birthday: 'hôm qua' }, { birthday: 'birthdayInvalid' }],
    [{ birthday: '22/11/2026' }, { birthday: 'birthdayInvalid' }],
    [{ birthday: '21/11/2026' }, {}],
    [{ birthday: '01/01/1899' }, { birthday: 'birthdayInvalid' }],
  ])('%j: %j', (change, expected) => {
    const found = problemsOf({ ...form, ...change }, '2026-11-22');
    expect(Object.fromEntries(Object.entries(found).map(([name, problem]) => [name, problem.code]))).toEqual(expected);
  });
});
