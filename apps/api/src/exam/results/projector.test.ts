import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { createOwnedWorld, type OwnedWorld } from '../../testing/owned.ts';

const t = await testApp();
let world: OwnedWorld;
beforeAll(async () => {
  world = await createOwnedWorld(t);
});

const path = 'POST /itf/classes/unit-tests-assigned/{id}/projector' as const;
type Said = { number: number; shown: boolean; trying: boolean; named: boolean } | null;
const meet = (as: 'SCREEN' | 'REMOTE', slide: Said) =>
  t.as(world.teacher).call(path, { params: { id: world.assignmentId }, body: { as, slide } });
const seven = { number: 7, shown: false, trying: false, named: false };

test('what one side shows reaches the other, and who has been silent for five seconds is gone', async () => {
  expect(await meet('REMOTE', null)).toEqual({ revision: 0, slide: null, screen: false, remote: true });
  expect(await meet('SCREEN', seven)).toEqual({ revision: 1, slide: seven, screen: true, remote: true });
  const shown = { ...seven, shown: true };
  expect(await meet('REMOTE', shown)).toEqual({ revision: 2, slide: shown, screen: true, remote: true });
  expect(await meet('SCREEN', null)).toEqual({ revision: 2, slide: shown, screen: true, remote: true });
  t.advance(2_000);
  expect(await meet('REMOTE', null)).toMatchObject({ screen: true });
  t.advance(3_000);
  expect(await meet('REMOTE', null)).toMatchObject({ revision: 2, slide: shown, screen: false, remote: true });
});

test('another teacher neither sees nor turns it, and a slide without a question is refused', async () => {
  const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const say = (user: TestUser, slide: Said) =>
    t.as(user).call(path, { params: { id: world.assignmentId }, body: { as: 'REMOTE', slide } });
  await expect(say(other, seven)).rejects.toMatchObject({ status: 404 });
  await expect(say(world.teacher, { ...seven, number: 0 })).rejects.toMatchObject({ status: 400 });
  expect(await say(world.teacher, null)).toMatchObject({ revision: 2 });
});
