/** Holds practice on the device once it has begun, so that it is done without a connection. */
import type { AttemptState, ExamContent } from '@vumon/contract';
import { namespacesOfPlayers } from '@vumon/question-types/players';
import { api } from '../../api/client.ts';
import type { Profile } from '../../session/gate.ts';
import { questionsOf } from '../session/outline.ts';
import { Device } from './device.ts';
import { canHold, HeldTest, keepSealed, newKey, type MediaFile, type OpenTest, type Started } from './held-test.ts';
import { holdShell } from './prepare.ts';

/** Practice that is held at once; the one begun earliest goes first. */
const mostHeld = 3;
/** Bytes of pictures and sounds; a test with more is held without the rest. */
const mostBytes = 30_000_000;

/** Pictures and sounds of the questions, without recordings whose plays the server counts. */
export function mediaIn(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return into;
  const { media, playLimit = 0 } = value as { media?: unknown; playLimit?: unknown };
  if (typeof media === 'string' && playLimit === 0) into.add(media);
  for (const inner of Object.values(value)) mediaIn(inner, into);
  return into;
}

async function holdMedia(test: HeldTest, content: ExamContent, key: string): Promise<Record<string, MediaFile>> {
  const held: Record<string, MediaFile> = {};
  let bytes = 0;
  for (const media of mediaIn(content)) {
    const reply = await fetch(`/media/${media}`, { credentials: 'same-origin' });
    if (!reply.ok) continue;
    const file = await reply.arrayBuffer();
    bytes += file.byteLength;
    if (bytes > mostBytes) break;
    const name = `own-${media}`;
    await keepSealed(test, { name, key }, file);
    const mime = reply.headers.get('Content-Type') ?? 'application/octet-stream';
    held[media] = { mime, counted: false, pieces: [name] };
  }
  return held;
}

/** Deletes practice that was begun earlier than the latest ones. */
async function makeRoom(user: string): Promise<void> {
  const begun = (await HeldTest.allStarted(user)).filter(({ assignment, open }) => assignment === open.state.id);
  const earliest = begun.sort((a, b) => b.open.date - a.open.date).slice(mostHeld);
  for (const { test } of earliest) await test.forget();
}

interface Begun {
  readonly test: HeldTest;
  readonly content: ExamContent;
  readonly key: string;
  readonly state: Started;
}

async function hold(
  { test, content, key }: Begun,
  address?: string,
): Promise<Pick<OpenTest, 'shell' | 'first' | 'media'>> {
  const registered = await navigator.serviceWorker.register('/sw.js');
  if (!(registered as ServiceWorkerRegistration | undefined)) throw new Error('no worker');
  const questions = questionsOf(content);
  const families = new Set(namespacesOfPlayers(questions).map((one) => one.replace(/^qt-/, '')));
  const shell = await holdShell(families, address);
  const media = await holdMedia(test, content, key);
  const first = `own-questions-${Date.now()}`;
  await keepSealed(test, { name: first, key }, new TextEncoder().encode(JSON.stringify({ content, media })));
  for (const name of (await test.pieces()).keys())
    if (name.startsWith('own-questions-') && name !== first) await test.dropPiece(name);
  return { shell, first, media };
}

/** Null where it cannot be held, and for adaptive practice: the server chooses its next question. */
async function begun(profile: Profile, state: AttemptState): Promise<Begun | null> {
  if (!canHold()) return null;
  const test = await HeldTest.of(profile.id, state.id);
  const content =
    state.status === 'RUNNING' ? await api('GET /student/attempts/{id}/content', { params: { id: state.id } }) : null;
  if (!content || content.asksOn !== undefined) {
    await test.forget();
    return null;
  }
  const key = newKey();
  return { test, content, key, state: { ...state, seal: { test: key, sounds: {} } } };
}

/** Of practice that the page shows, which needs not wait for it; null where it cannot be held. */
export async function practiceDevice(profile: Profile, state: AttemptState): Promise<Device | null> {
  const one = await begun(profile, state);
  if (!one) return null;
  const holding = hold(one);
  void holding.then(() => makeRoom(profile.id)).catch(() => undefined);
  return Device.practising(one.test, { ...one, profile }, holding);
}

/**
 * Holds practice that is to be done later, from another page: it is opened at `address`. False where it cannot be held.
 * Rejects without a connection or without space.
 */
export async function downloadPractice(profile: Profile, attempt: string, address: string): Promise<boolean> {
  const one = await begun(profile, await api('GET /student/attempts/{id}', { params: { id: attempt } }));
  if (!one) return false;
  const { test, key, state } = one;
  const held = await hold(one, address);
  await test.keepOpen({ ...held, key, sounds: {}, profile, state, date: Date.now(), plays: [] });
  await makeRoom(profile.id);
  return true;
}
