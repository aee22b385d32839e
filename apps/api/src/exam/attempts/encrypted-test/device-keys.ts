/** Decryption keys that are sent to devices: that of the test when the attempt starts, that of a recording with a play limit with its first counted play. */
import type { AttemptState, DeviceKeys } from '@vumon/contract';
import type { App } from '../../../platform/http/context.ts';
import { soundKey, testKey } from './encryption.ts';

export const keyOfSound = ({ config }: App, version: string, media: string): string =>
  soundKey(config.secret, version, media).toString('base64');

/** The keys that the device of an attempt may have, sent whenever the learner starts or resumes it. */
export const deviceKeys = (app: App, { examVersionId, plays }: AttemptState): DeviceKeys => ({
  test: testKey(app.config.secret, examVersionId).toString('base64'),
  sounds: Object.fromEntries(Object.keys(plays).map((media) => [media, keyOfSound(app, examVersionId, media)])),
});
