/**
 * A learner's weak topics: from the latest tests of teachers whose keys are released and the latest own practice,
 * grouped by topic. Questions that were right in practice since are left out.
 */
import type { practiceRoutes, RouteReply } from '@vumon/contract';
import { skillsOf, type Skill, type Subject } from '@vumon/domain';
import { studentResult, unlearnt } from '#exam/attempts';
import { filedUnder, ownMarks } from '#exam/results';
import { publishedExam, scoredItems, type ScoredItem } from '#exam/scoring';
import type { SignedInContext } from '../../platform/http/context.ts';
import { latestOwnPractice, practiceOfAssigned } from './topics.queries.ts';

type Topics = RouteReply<(typeof practiceRoutes)['GET /student/practice/topics']>;

/** Maximum number of teachers' tests, and also of the learner's own tests. */
const mostTests = 5;
const mostTopics = 3;
/** Topics with fewer items are left out. */
const fewest = 2;

interface ReviewedTest {
  readonly from: Topics['topics'][number]['from'];
  readonly subject: Subject;
  readonly skills: ReadonlyMap<string, Skill>;
  readonly items: readonly Pick<ScoredItem, 'question' | 'state'>[];
  /** Questions that were right in practice since. */
  readonly learnt: ReadonlySet<string>;
}

type Content = Awaited<ReturnType<typeof publishedExam>>['content'];
const skillsIn = ({ sections }: Content): ReadonlyMap<string, Skill> =>
  new Map(
    sections.flatMap(({ parts }) => parts.flatMap(({ questions }) => questions.map(({ id, skill }) => [id, skill]))),
  );

async function assigned(context: SignedInContext): Promise<ReviewedTest[]> {
  const { db, actor, now } = context;
  const { items: marks } = await ownMarks({ db, actor, now }, { released: true, page: 0, size: mostTests });
  const since = await practiceOfAssigned(
    db,
    actor.userId,
    marks.map(({ assignmentId }) => assignmentId),
  );
  const learnt = new Map<string, Set<string>>();
  for (const one of since) {
    const { items } = await publishedExam(db, one.examVersionId);
    const asked = scoredItems(items, one).filter(({ state }) => state !== 'unscored');
    const wrong = new Set(unlearnt(asked));
    const right = learnt.get(one.targetId) ?? new Set<string>();
    for (const { question } of asked) if (!wrong.has(question)) right.add(question);
    learnt.set(one.targetId, right);
  }
  const tests = await Promise.all(
    marks.map(async ({ assignmentId: id, title, subject }): Promise<ReviewedTest | null> => {
      const { reviewState, review } = await studentResult(context, id, undefined);
      if (reviewState !== 'FREE' || !review) return null;
      return {
        from: { kind: 'ASSIGNED', id, title, attemptId: null },
        subject,
        skills: skillsIn(review.content),
        items: review.items,
        learnt: learnt.get(id) ?? new Set(),
      };
    }),
  );
  return tests.filter((one) => one !== null);
}

async function own({ db, actor, now }: SignedInContext): Promise<ReviewedTest[]> {
  const latest = await latestOwnPractice(db, actor.userId, mostTests, new Date(now));
  return Promise.all(
    latest.map(async ({ id: attemptId, targetId: id, title, subject, examVersionId, ...stored }) => {
      const exam = await publishedExam(db, examVersionId);
      return {
        from: { kind: 'OWN' as const, id, title, attemptId },
        subject,
        skills: skillsIn(exam.content),
        items: scoredItems(exam.items, stored),
        learnt: new Set<string>(),
      };
    }),
  );
}

interface Gathered {
  readonly subject: Subject;
  readonly skill: Skill;
  readonly topic: string | null;
  right: number;
  items: number;
  readonly left: Map<ReviewedTest, Set<string>>;
}

const counts = new Set(['right', 'partial', 'wrong', 'blank']);

export async function weakTopics(context: SignedInContext): Promise<Topics> {
  const { db, locale } = context;
  const tests = (await Promise.all([assigned(context), own(context)])).flat();
  const filed = await filedUnder(
    db,
    [...new Set(tests.flatMap(({ items }) => items.map((item) => item.question)))],
    locale,
  );
  const groups = new Map<string, Gathered>();
  for (const test of tests)
    for (const { question, state } of test.items) {
      const today = filed.get(question);
      const skill = [today?.skill, test.skills.get(question)].find((one) =>
        skillsOf[test.subject].some((known) => known === one),
      ) as Skill | undefined;
      if (!skill || !counts.has(state)) continue;
      const topic = today?.topic ?? null;
      const key = `${test.subject} ${topic ?? ` ${skill}`}`;
      const group = groups.get(key) ?? { subject: test.subject, skill, topic, right: 0, items: 0, left: new Map() };
      groups.set(key, group);
      group.items += 1;
      if (state === 'right') group.right += 1;
      else if (!test.learnt.has(question)) {
        const left = group.left.get(test) ?? new Set<string>();
        group.left.set(test, left.add(question));
      }
    }
  const topics = [...groups.values()]
    .filter(({ items, left }) => items >= fewest && left.size > 0)
    // Shares are compared by cross-multiplication, in whole numbers.
    .toSorted((a, b) => a.right * b.items - b.right * a.items || b.items - a.items)
    .slice(0, mostTopics)
    .map(({ left, ...topic }) => {
      const [test, questions] = [...left].toSorted(([, a], [, b]) => b.size - a.size)[0]!;
      return { ...topic, from: test.from, questions: [...questions].slice(0, 100) };
    });
  return { tests: tests.length, topics };
}
