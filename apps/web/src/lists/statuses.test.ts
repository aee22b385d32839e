import { describe, expect, test } from 'vitest';
import assignmentsEn from '../features/assignments/messages.en.json' with { type: 'json' };
import assignmentsVi from '../features/assignments/messages.vi.json' with { type: 'json' };
import bankEn from '../features/question-bank/messages.en.json' with { type: 'json' };
import bankVi from '../features/question-bank/messages.vi.json' with { type: 'json' };
import classesEn from '../features/classes/messages.en.json' with { type: 'json' };
import classesVi from '../features/classes/messages.vi.json' with { type: 'json' };
import examsEn from '../features/exams/messages.en.json' with { type: 'json' };
import examsVi from '../features/exams/messages.vi.json' with { type: 'json' };
import resultsEn from '../features/results/messages.en.json' with { type: 'json' };
import resultsVi from '../features/results/messages.vi.json' with { type: 'json' };
import usersEn from '../features/user-administration/messages.en.json' with { type: 'json' };
import usersVi from '../features/user-administration/messages.vi.json' with { type: 'json' };

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
