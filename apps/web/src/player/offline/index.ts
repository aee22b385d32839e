/** Tests held on this device. Loaded after the first paint, or when there is no connection. */
import type { AttemptState } from '@vumon/contract';
import { openJournal } from '../journal/idb-journal.ts';
import { Device, type Reopened } from './device.ts';
import { canHold, HeldTest, type Started } from './held-test.ts';
import { Preparation } from './prepare.ts';
import { hasUnsent } from './unsent.ts';
import { forgetOthersTests } from '../../session/forget-tests.ts';
import type { Profile } from '../../session/gate.ts';

const preparations = new Map<string, Preparation>();

/** This page's preparation of the assignment; there is only one. */
export function prepare(user: string, assignment: string): Preparation {
  const key = `${user}:${assignment}`;
  let preparation = preparations.get(key);
  if (!preparation) {
    void forgetOthersTests(user);
    preparations.set(key, (preparation = new Preparation(user, assignment)));
  }
  return preparation;
}

/** The device of a test, or of practice, whose start returns no keys. */
export const startedDevice = async (
  assignment: string,
  profile: Profile,
  state: AttemptState | Started,
): Promise<Device | null> =>
  'seal' in state
    ? Device.started(assignment, { profile, state, preparation: prepare(profile.id, assignment) })
    : (await import('./practice.ts')).practiceDevice(profile, state);

/** A test that was started on this device, for a page without a connection. */
export const reopen = (assignment: string): Promise<Reopened | null> => Device.reopened(assignment);

/**
 * For an attempt that the server has ended: the test with answers or recordings that this device still has to send,
 * which the server stores as late. Null if there are none; then everything that the device holds of the test is
 * deleted.
 */
export async function leftOver(user: string, assignment: string): Promise<Reopened | null> {
  const found = await reopen(assignment);
  if (found?.profile?.id === user) {
    const { openRecordingStore } = await import('../recordings/recording-store.ts');
    const recordings = openRecordingStore().then((store) => store.all());
    const journal = await (await openJournal()).read(found.state.id);
    if (hasUnsent(found.state.id, journal.queues, await recordings.catch(() => []))) return found;
  }
  if (canHold()) await HeldTest.forgetAll(assignment);
  return null;
}
