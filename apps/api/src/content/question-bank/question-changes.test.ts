import type { Input } from '@vumon/contract/client';
import { trashDays } from '@vumon/domain';
import { summaryOf } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../seed/catalogue.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';

let t: TestApp;
let teacher: TestUser;
let other: TestUser;
let operator: TestUser;
const day = 86_400_000;
const nobodysId = '01a1fc5d-0000-7000-8000-000000000000';

beforeAll(async () => {
  t = await testApp();
  await seedCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  operator = await t.createUser({ role: 'OPERATOR' });
});

async function add(name: string, facts: object = {}, owner = teacher): Promise<string> {
  const { content, key } = samples.MC1;
  const body = {
    type: 'MC1' as const,
    name,
    subject: 'ENGLISH' as const,
    skill: 'GR' as const,
    schemaVersion: 1,
    content: content as never,
    answerKey: key as never,
    ...facts,
  };
  return (await t.as(owner).call('POST /questions', { body })).id;
}
const bulk = (ids: string[], change: object, user = teacher) =>
  t.as(user).call('POST /questions/bulk', { body: { ids, change: change as never } });
const mine = async (search: string) =>
  (await t.as(teacher).call('GET /itf/questions', { query: { scope: 'mine', search } })).items
    .map(({ id }) => id)
    .sort();
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: { code: string }) => error.code,
  );

/** The title of a question in a report is its text, not its name. */
const words = summaryOf('MC1', samples.MC1.content);

describe('deleting and restoring', () => {
  it('deletes what the user may delete, reports the rest with the reason, and is idempotent', async () => {
    const ids = [await add('Gamma one'), await add('Gamma two')];
    const system = await add('Gamma system', {}, operator);
    const foreign = await add('Gamma private', {}, other);
    const open = await add('Gamma open', { privacy: 'PUBLIC' }, other);
    const first = await bulk([...ids, ids[0]!, system, foreign, open, nobodysId], { kind: 'delete' });
    expect(first.changed.toSorted()).toEqual(ids.toSorted());
    expect(first).toMatchObject({ unchanged: 0, inTests: 0 });
    expect(Object.fromEntries(first.refused.map(({ id, reason, title }) => [id, [reason, title]]))).toEqual({
      [system]: ['not-owner', words],
      [foreign]: ['not-found', ''],
      [open]: ['not-owner', words],
      [nobodysId]: ['not-found', ''],
    });
    expect(await mine('gamma')).toEqual([]);
    expect(await bulk(ids, { kind: 'delete' })).toMatchObject({ changed: [], unchanged: 2, refused: [] });
    expect((await bulk(ids, { kind: 'restore' }, other)).refused.map(({ reason }) => reason)).toEqual([
      'not-found',
      'not-found',
    ]);
    expect(await bulk(ids, { kind: 'restore' })).toMatchObject({ unchanged: 0, refused: [] });
    expect(await bulk(ids, { kind: 'restore' })).toMatchObject({ changed: [], unchanged: 2 });
    expect(await mine('gamma')).toEqual(ids.toSorted());
    const audited = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', ids[0]!)
      .orderBy('id')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['question-deleted', 'question-restored']);
  });

  it("lists the trash, the latest first, each teacher's own, until it expires", async () => {
    const early = await add('Delta early');
    const late = await add('Delta late');
    await bulk([early], { kind: 'delete' });
    t.advance(day);
    await bulk([late], { kind: 'delete' });
    const names = async (user: TestUser) =>
      (await t.as(user).call('GET /itf/questions/trash', { query: {} })).items
        .map(({ name }) => name)
        .filter((name) => name.startsWith('Delta'));
    expect(await names(teacher)).toEqual(['Delta late', 'Delta early']);
    expect(await names(other)).toEqual([]);
    expect(await names(operator)).toEqual([]);
    const found = async (query: Input<'GET /itf/questions/trash'>['query']) =>
      (await t.as(teacher).call('GET /itf/questions/trash', { query })).items.map(({ name }) => name);
    expect(await found({ search: 'delta' })).toEqual(['Delta late', 'Delta early']);
    expect(await found({ search: 'delta', direction: 'asc' })).toEqual(['Delta early', 'Delta late']);
    expect(await found({ search: 'délta éarly' })).toEqual(['Delta early']);
    expect(await found({ search: 'delta', subject: 'ENGLISH' })).toEqual(['Delta late', 'Delta early']);
    expect(await found({ search: 'delta', subject: 'MATH' })).toEqual([]);
    const page = await t.as(teacher).call('GET /itf/questions/trash', { query: { size: 10 } });
    expect(Date.parse(page.items[0]!.restorableUntil) - Date.parse(page.items[0]!.deletedAt)).toBe(trashDays * day);
    t.advance((trashDays - 1) * day);
    expect(await names(teacher)).toEqual(['Delta late']);
    expect((await bulk([early], { kind: 'restore' })).refused).toEqual([
      { id: early, title: words, reason: 'expired' },
    ]);
    expect((await bulk([late], { kind: 'restore' })).changed).toEqual([late]);
  });

  it('shows operators the deleted questions of the system', async () => {
    const id = await add('Epsilon', {}, operator);
    await bulk([id], { kind: 'delete' }, operator);
    expect((await t.as(operator).call('GET /itf/questions/trash', { query: {} })).items.map(({ id }) => id)).toContain(
      id,
    );
    expect((await bulk([id], { kind: 'restore' }, operator)).changed).toEqual([id]);
  });

  it('handles two concurrent requests for the same questions once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, (_, at) => add(`Zeta ${at}`)));
    const done = await Promise.all([
      bulk(ids, { kind: 'delete' }),
      bulk(ids.toReversed(), { kind: 'delete' }),
      bulk(ids, { kind: 'delete' }),
    ]);
    expect(done.map(({ changed }) => changed.length).toSorted((a, b) => a - b)).toEqual([0, 0, 6]);
  });
});

describe('changing properties', () => {
  it('adds and removes labels and sets the given fields, nothing else', async () => {
    const plain = await add('Eta plain', { cefr: 'A2' });
    const labelled = await add('Eta labelled', { labels: ['MIDTERM', 'GRAMMAR'] });
    const report = await bulk([plain, labelled], {
      kind: 'facts',
      addLabels: ['GRAMMAR', 'UNIT_PRACTICE'],
      removeLabels: ['MIDTERM'],
      difficulty: 'M3',
      gradeId: 'G8',
    });
    expect(report).toMatchObject({ unchanged: 0, refused: [] });
    const read = async (id: string) => {
      const { labels, difficulty, gradeId, cefr, skill, version } = await t
        .as(teacher)
        .call('GET /questions/{id}', { params: { id } });
      return { labels, difficulty, gradeId, cefr, skill, version };
    };
    expect(await read(plain)).toEqual({
      labels: ['GRAMMAR', 'UNIT_PRACTICE'],
      difficulty: 'M3',
      gradeId: 'G8',
      cefr: 'A2',
      skill: 'GR',
      version: 1,
    });
    expect(await read(labelled)).toEqual({
      labels: ['GRAMMAR', 'UNIT_PRACTICE'],
      difficulty: 'M3',
      gradeId: 'G8',
      cefr: 'NA',
      skill: 'GR',
      version: 1,
    });
    expect(await bulk([plain], { kind: 'facts', addLabels: ['GRAMMAR'] })).toMatchObject({ changed: [], unchanged: 1 });
    expect(await bulk([plain], { kind: 'facts', gradeId: null })).toMatchObject({ changed: [plain] });
    expect((await read(plain)).gradeId).toBeNull();
  });

  it('changes the visibility', async () => {
    const ids = [await add('Theta one'), await add('Theta two', { privacy: 'PUBLIC' })];
    expect(await bulk(ids, { kind: 'privacy', privacy: 'PUBLIC' })).toMatchObject({ changed: [ids[0]], unchanged: 1 });
    expect(
      (
        await t
          .as(teacher)
          .call('GET /itf/questions', { query: { scope: 'mine', search: 'theta', privacy: ['PUBLIC'] } })
      ).page.total,
    ).toBe(2);
  });

  it('refuses unknown labels and grades, too many questions, and unknown fields', async () => {
    const id = await add('Iota');
    expect(await code(bulk([id], { kind: 'facts', addLabels: ['NO_SUCH'] }))).toBe('BODY_INVALID');
    expect(await code(bulk([id], { kind: 'facts', gradeId: 'G77' }))).toBe('BODY_INVALID');
    expect(
      await code(
        bulk(
          Array.from({ length: 1001 }, () => id),
          { kind: 'delete' },
        ),
      ),
    ).toBe('BODY_INVALID');
    expect(await code(bulk([id], { kind: 'delete', ownerId: other.id }))).toBe('BODY_INVALID');
    expect(await code(bulk([], { kind: 'delete' }))).toBe('BODY_INVALID');
  });
});

describe('selecting all matches', () => {
  it('returns the ids of a filter, of the own bank only', async () => {
    const ids = [await add('Kappa one', { skill: 'VO' }), await add('Kappa two', { skill: 'VO' })];
    await add('Kappa three');
    const chosen = (query: object, user = teacher) => t.as(user).call('GET /itf/questions/ids', { query });
    expect(await chosen({ scope: 'mine', skill: 'VO', search: 'kappa' })).toEqual({
      ids: ids.toReversed(),
      more: false,
    });
    expect(await chosen({ scope: 'system' })).toEqual({ ids: [], more: false });
    expect(await chosen({ scope: 'shared' })).toEqual({ ids: [], more: false });
    expect((await chosen({ scope: 'system' }, operator)).ids.length).toBeGreaterThan(0);
  });
});
