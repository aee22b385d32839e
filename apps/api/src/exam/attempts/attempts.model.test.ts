/** Random histories of two clients, through HTTP and through the pure fold of the log: both must give the same answers. */
import { effectiveEntry, emptyLog, receiveMerging, type LogReply } from '@vumon/domain';
import type { ChoiceContent } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CallError, testApp } from '../../testing/app.ts';
import { createSchool } from '../../testing/school.ts';

const t = await testApp();
const school = await createSchool(t, { codes: ['MC1', 'MC1', 'MC1'], endsIn: 1000 * 3_600_000 });
const item = (samples.MC1.content as ChoiceContent).items[0]!;
const minute = 60_000;

const step = fc.record({
  client: fc.constantFrom('tab-number-one', 'tab-number-two'),
  question: fc.nat(2),
  option: fc.nat(item.options.length - 1),
  network: fc.constantFrom('at-once', 'twice', 'held', 'lost-reply', 'together', 'changed'),
  refreshed: fc.boolean(),
});

interface Sending {
  client: string;
  seq: number;
  question: string;
  answer: unknown;
  base: number;
}

it('stores what the model function computes, in 200 histories', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.boolean(), async (steps, late) => {
      const student = await school.student();
      const caller = t.as(student);
      const attempt = await caller.call('POST /student/unit-tests-assigned/{id}/start', {
        params: { id: school.assignmentId },
      });
      let log = emptyLog(Date.parse(attempt.deadlineAt));
      /** The database's entry number for the fold's. */
      const numbers = new Map<number, number>([[0, 0]]);
      const seen = new Map<string, number>();
      const seqs = new Map<string, number>();

      const send = async (entries: Sending[], heard: boolean) => {
        const expected: LogReply[] = [];
        for (const { client, seq, question, answer, base } of entries) {
          const taken = receiveMerging(
            log,
            { client, seq, question, answer: JSON.stringify(answer), base, at: t.now() },
            { depth: 1, fits: () => true },
          );
          log = taken.log;
          expected.push(taken.reply);
          if (heard && taken.reply.outcome === 'ACCEPTED') seen.set(`${client}:${question}`, taken.reply.entry);
        }
        const body = {
          clientId: entries[0]!.client,
          entries: entries.map(({ seq, question, answer, base }) => ({
            seq,
            question,
            answer: answer as never,
            base: numbers.get(base)!,
          })),
        };
        const reply = await caller
          .call('POST /student/attempts/{id}/answers', { params: { id: attempt.id }, body })
          .catch((error: unknown) => {
            if (error instanceof CallError && error.status === 409)
              return error.reply.data as { entries: { outcome: string; entry: number }[] };
            throw error;
          });
        expect(reply.entries.map(({ outcome }) => outcome)).toEqual(expected.map(({ outcome }) => outcome));
        reply.entries.forEach(({ entry }, index) => {
          const number = expected[index]!.entry;
          expect(numbers.get(number) ?? entry).toBe(entry);
          numbers.set(number, entry!);
        });
      };

      const held: Sending[] = [];
      const together = new Map<string, Sending[]>();
      for (const { client, question: at, option, network, refreshed } of steps) {
        const question = school.questions[at]!.id;
        if (refreshed) seen.set(`${client}:${question}`, effectiveEntry(log, question)?.entry ?? 0);
        const seq = (seqs.get(client) ?? 0) + 1;
        seqs.set(client, seq);
        const sending = {
          client,
          seq,
          question,
          answer: { [item.id]: [item.options[option]!.id] },
          base: seen.get(`${client}:${question}`) ?? 0,
        };
        if (network === 'held') held.unshift(sending);
        else if (network === 'together' && !(together.get(client) ?? []).some((other) => other.question === question))
          together.set(client, [...(together.get(client) ?? []), sending]);
        else await send([sending], network !== 'lost-reply');
        if (network === 'twice') await send([sending], true);
        if (network === 'changed')
          await send(
            [{ ...sending, answer: { [item.id]: [item.options[(option + 1) % item.options.length]!.id] } }],
            false,
          );
      }
      for (const entries of together.values()) await send(entries, true);
      if (late) t.advance(Date.parse(attempt.deadlineAt) + minute - t.now());
      for (const sending of held) await send([sending], true);

      const state = await caller.call('GET /student/attempts/{id}', { params: { id: attempt.id } });
      const effective = school.questions.flatMap(({ id }) => {
        const entry = effectiveEntry(log, id);
        return entry
          ? [{ question: id, answer: JSON.parse(entry.answer) as unknown, entry: numbers.get(entry.entry) }]
          : [];
      });
      const stored = state.answers.map(({ question, answer, entry }) => ({ question, answer, entry }));
      expect(stored.toSorted((a, b) => a.question.localeCompare(b.question))).toEqual(
        effective.toSorted((a, b) => a.question.localeCompare(b.question)),
      );
    }),
    { numRuns: 200, endOnFailure: true },
  );
}, 120_000);
