/** Everything that the audit log can contain has a label in both languages, and no label is unused. */
import { auditActions, auditKinds, shownAuditDetails, signInOutcomes } from '@vumon/domain';
import { describe, expect, it } from 'vitest';
import sessionsEn from '../sessions/messages.en.json' with { type: 'json' };
import sessionsVi from '../sessions/messages.vi.json' with { type: 'json' };
import { nameOfEntries } from './audit-labels.ts';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

describe.each([
  ['vi', vi, sessionsVi],
  ['en', en, sessionsEn],
] as const)('%s', (_, words, sessions) => {
  it.each([
    ['actions', auditActions],
    ['kinds', auditKinds],
    ['details', shownAuditDetails],
  ] as const)('names all %s of the audit log', (group, codes) => {
    expect(Object.keys(words[group]).toSorted()).toEqual([...codes].toSorted());
    expect(new Set(Object.values(words.actions)).size).toBe(auditActions.length);
  });

  it('has different labels for every outcome of the login history, for its owner and for an admin', () => {
    for (const outcomes of [words.outcomes, sessions.outcomes]) {
      expect(Object.keys(outcomes).toSorted()).toEqual([...signInOutcomes].toSorted());
      expect(new Set(Object.values(outcomes)).size).toBe(signInOutcomes.length);
    }
  });
});

it('says what the entries are that an action counts', () => {
  expect(nameOfEntries('late-answers-accepted')).toBe('details.entries');
  expect(nameOfEntries('user-event-cancelled')).toBe('participants');
  expect(nameOfEntries('user-event-exported')).toBe('details.rows');
});
