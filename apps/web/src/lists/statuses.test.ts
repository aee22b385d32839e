import { describe, expect, test } from 'vitest';
import assignmentsEn from '../exam/assignments/messages.en.json' with { type: 'json' };
import assignmentsVi from '../exam/assignments/messages.vi.json' with { type: 'json' };
import bankEn from '../content/question-bank/messages.en.json' with { type: 'json' };
import bankVi from '../content/question-bank/messages.vi.json' with { type: 'json' };
import classesEn from '../people/classes/messages.en.json' with { type: 'json' };
import classesVi from '../people/classes/messages.vi.json' with { type: 'json' };
import examsEn from '../content/exams/messages.en.json' with { type: 'json' };
import examsVi from '../content/exams/messages.vi.json' with { type: 'json' };
import resultsEn from '../exam/results/messages.en.json' with { type: 'json' };
import resultsVi from '../exam/results/messages.vi.json' with { type: 'json' };
import usersEn from '../people/user-administration/messages.en.json' with { type: 'json' };
import usersVi from '../people/user-administration/messages.vi.json' with { type: 'json' };

describe.each([
  ['vi', assignmentsVi, resultsVi, classesVi, usersVi, bankVi, examsVi],
  ['en', assignmentsEn, resultsEn, classesEn, usersEn, bankEn, examsEn],
] as const)('in %s a state has one name', (_, assignments, results, classes, users, bank, exams) => {
  test('for planned, open and finished assignments', () => {
    const { ONGOING, UPCOMING, ENDED } = assignments.status;
    expect(results.status).toEqual({ ONGOING, UPCOMING, ENDED });
    expect(assignments.student.status).toEqual({ ONGOING, UPCOMING, ENDED });
  });
  test('for users who can or cannot sign in', () => {
    expect(classes.userStatus).toEqual(users.statuses);
  });
  test('for tests that are still drafts', () => {
    expect(bank.tests.draft).toBe(exams.status.DRAFT_PLAIN);
  });
});
