/** Two processes over one database, neither of which knows the attempts of all learners. */
import { samples } from '@vumon/question-types/samples';
import type { ChoiceContent } from '@vumon/question-types';
import { expect, test } from 'vitest';
import { readConfig } from '../../environment.ts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { createSchool } from '../../testing/school.ts';

const one = await testApp({ config: { attemptsInMemory: 1 } });
const other = await testApp({ config: { attemptsInMemory: 1 }, database: one.database });
const item = (samples.MC1.content as ChoiceContent).items[0]!;

test('saves go to any process, whichever attempts each of them knows', async () => {
  const school = await createSchool(one, { codes: ['MC1'] });
  const learners: TestUser[] = [await school.student(), await school.student(), await school.student()];
  const attempts = await Promise.all(
    learners.map((learner) =>
      one.as(learner).call('POST /student/unit-tests-assigned/{id}/start', {
        params: { id: school.assignmentId },
        body: { number: 1 },
      }),
    ),
  );
  const question = school.questions[0]!.id;
  for (const [round, app] of [one, other, one, other].entries())
    for (const [at, learner] of learners.entries()) {
      const answer = { [item.id]: [item.options[round % item.options.length]!.id] };
      const { entries } = await app.as(learner).call('POST /student/attempts/{id}/answers', {
        params: { id: attempts[at]!.id },
        body: { clientId: `client-${at}`, entries: [{ seq: round + 1, question, base: round, answer }] as never },
      });
      expect(entries).toMatchObject([{ outcome: 'ACCEPTED' }]);
    }
});

test('the number of attempts in memory is a whole number from 1', () => {
  const env = { DATABASE_URL: 'postgres://', SECRET: Buffer.alloc(32).toString('base64') };
  expect(readConfig(env).attemptsInMemory).toBe(20_000);
  expect(readConfig({ ...env, ATTEMPTS_IN_MEMORY: '80000' }).attemptsInMemory).toBe(80_000);
  for (const given of ['0', '1.5', 'many'])
    expect(() => readConfig({ ...env, ATTEMPTS_IN_MEMORY: given })).toThrow('ATTEMPTS_IN_MEMORY is');
});
