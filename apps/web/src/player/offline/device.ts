/** A started test on this device: everything needed to continue offline, updated while the test runs. */
import type { ExamContent } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { api } from '../../api/client.ts';
import type { Profile } from '../../session/gate.ts';
import type { ServerState } from '../journal/protocol.ts';
import { canHold, HeldTest, openContent, type OpenTest, type TestContent, type Started } from './held-test.ts';
import type { Preparation } from './prepare.ts';

/** A test that continues without a connection. */
export interface Reopened {
  readonly device: Device;
  readonly profile: Profile | null;
  readonly state: Started;
}

export class Device {
  readonly #test: HeldTest;
  readonly #preparation: Preparation | null;
  #open: OpenTest;
  #decrypted: TestContent | null;
  #kept = false;
  #writing: Promise<unknown> = Promise.resolve();
  #serverState: (() => ServerState) | null = null;
  #keeping = false;
  #reporting = false;
  #over = false;

  private constructor(test: HeldTest, open: OpenTest, decrypted: TestContent | null, preparation: Preparation | null) {
    this.#test = test;
    this.#open = open;
    this.#decrypted = decrypted;
    this.#preparation = preparation;
    this.#kept = decrypted !== null;
  }

  /**
   * After the start: uses what is already held, and the rest is loaded later. Null if this browser cannot hold tests.
   */
  static async started(
    assignment: string,
    { profile, state, preparation }: { profile: Profile; state: Started; preparation: Preparation },
  ): Promise<Device | null> {
    if (!canHold()) return null;
    const test = await HeldTest.of(profile.id, assignment);
    const { first, shell } = preparation;
    const key = state.seal.test;
    const decrypted = first ? await openContent(test, first, key) : null;
    const before = await test.open();
    const plays = before?.state.id === state.id ? before.plays : [];
    const open = {
      shell,
      first,
      key,
      sounds: state.seal.sounds,
      media: decrypted?.media ?? {},
      profile,
      state,
      date: Date.now(),
      plays,
    };
    const device = new Device(test, open, decrypted, preparation);
    preparation.subscribe(() => void device.#complete());
    preparation.again();
    if (decrypted) void device.#write(() => test.keepOpen(device.#open));
    return device;
  }

  /**
   * Of practice, which is held after its start: its questions reach the page without encryption and hold no keys. A check
   * still needs the server. `holding` resolves once everything is stored.
   */
  static practising(
    test: HeldTest,
    { profile, state, content }: { profile: Profile; state: Started; content: ExamContent },
    holding: Promise<Pick<OpenTest, 'shell' | 'first' | 'media'>>,
  ): Device {
    const open = { shell: '', first: '', key: state.seal.test, sounds: {}, media: {}, profile, state, plays: [] };
    const device = new Device(test, { ...open, date: Date.now() }, { content, media: {} }, null);
    device.#kept = false;
    holding.then(
      (held) =>
        device.#write(async () => {
          device.#open = { ...device.#open, ...held };
          await test.keepOpen(device.#open);
          device.#kept = true;
          if (device.#serverState) device.keep(device.#serverState);
        }),
      // No space or no connection: the practice goes on with one.
      () => undefined,
    );
    return device;
  }

  /** Without a connection. Null unless this test was started on this device and its questions are held. */
  static async reopened(assignment: string): Promise<Reopened | null> {
    if (!canHold()) return null;
    const found = await HeldTest.findStarted(assignment);
    if (!found) return null;
    const { test, open } = found;
    const decrypted = await openContent(test, open.first, open.key);
    if (!decrypted) return null;
    const device = new Device(test, open, decrypted, null);
    const stored = await test.storedState();
    const serverTime = stored?.serverTime ?? Date.parse(open.state.serverTime);
    const age = Math.max(0, Date.now() - (stored?.date ?? open.date));
    const state: Started = {
      ...open.state,
      serverTime: new Date(serverTime + age).toISOString(),
      ...(stored && {
        status: stored.status,
        deadlineAt: new Date(stored.deadlineAt).toISOString(),
        pausedAt: stored.pausedAt === null ? null : new Date(stored.pausedAt).toISOString(),
        answers: stored.answers.map((one) => ({ ...one, at: new Date(one.at).toISOString() })) as Started['answers'],
        flags: [...stored.flags],
      }),
      plays: { ...open.state.plays },
    };
    for (const { media } of open.plays) state.plays[media] = (state.plays[media] ?? 0) + 1;
    return { device, profile: open.profile, state };
  }

  get content(): ExamContent | null {
    return this.#decrypted?.content ?? null;
  }

  get preparation(): Preparation | null {
    return this.#preparation;
  }

  /** Whether the whole test and the player are held. */
  get isWhole(): boolean {
    return this.#kept && (this.#preparation?.whole ?? true);
  }

  /** Whether a recording with a play limit can be played from the device after its play was counted. */
  holds(media: string): boolean {
    const isServed = navigator.serviceWorker.controller !== null;
    return isServed && this.isWhole && this.#open.media[media]?.counted === true;
  }

  /** Number of held pictures and sounds, for the texts on the screen. */
  get files(): { pictures: number; sounds: number } {
    const all = Object.values(this.#open.media);
    return {
      pictures: all.filter(({ mime }) => mime.startsWith('image/')).length,
      sounds: all.filter(({ mime }) => /^(?:audio|video)\//.test(mime)).length,
    };
  }

  /**
   * Counts a play with the server, or on this device if the server cannot be reached and the recording is held. `left`:
   * remaining plays before this one.
   */
  async play(
    left: number,
    media: string,
    request: string,
    count: () => Promise<{ playsLeft: number | null; key: string | null }>,
  ): Promise<number | null> {
    try {
      const { playsLeft, key } = await count();
      if (key !== null && this.#open.sounds[media] !== key) {
        this.#open = { ...this.#open, sounds: { ...this.#open.sounds, [media]: key } };
        await this.#write(() => this.#test.keepOpen(this.#open));
      }
      return playsLeft;
    } catch (error) {
      const isAway = !(error instanceof ApiError) || error.code === 'NETWORK' || error.status >= 500;
      if (!isAway || left <= 0 || this.#open.sounds[media] === undefined || !this.holds(media)) throw error;
      this.#open = { ...this.#open, plays: [...this.#open.plays, { media, request }] };
      await this.#write(() => this.#test.keepOpen(this.#open));
      return left - 1;
    }
  }

  /** Sends the plays that were counted on this device to the server. */
  async #reportPlays(): Promise<void> {
    if (this.#reporting) return;
    this.#reporting = true;
    await this.#sendPlays().finally(() => (this.#reporting = false));
  }

  async #sendPlays(): Promise<void> {
    for (const play of this.#open.plays) {
      try {
        await api('POST /student/attempts/{id}/plays', { params: { id: this.#open.state.id }, body: { ...play } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code === 'NETWORK' || error.status >= 500) return;
        if (error.status === 401 || error.status === 429) return;
        // The server refused it because the limit was exceeded or the attempt is over, so it is not sent again.
      }
      this.#open = { ...this.#open, plays: this.#open.plays.filter((one) => one !== play) };
      await this.#write(() => this.#test.keepOpen(this.#open));
    }
  }

  /**
   * After each reply: stores the server's state, which the screen shows after a reload without a connection. The server
   * can be reached then, so it also gets the plays that it does not know.
   */
  keep(serverState: () => ServerState): void {
    if (!this.#over) void this.#reportPlays();
    this.#serverState = serverState;
    if (this.#keeping || this.#over) return;
    this.#keeping = true;
    void this.#write(async () => {
      this.#keeping = false;
      if (this.#kept) await this.#test.storeState({ ...serverState(), date: Date.now() });
    });
  }

  /** Deletes everything of the test from the device after the attempt has ended. */
  async forget(): Promise<void> {
    this.#over = true;
    this.#preparation?.stop();
    await this.#writing;
    await this.#test.forget();
  }

  async #complete(): Promise<void> {
    const preparation = this.#preparation;
    if (!preparation?.whole || this.#over) return;
    if (this.#open.shell === preparation.shell && this.#kept) return;
    this.#decrypted ??= await openContent(this.#test, preparation.first, this.#open.key);
    if (!this.#decrypted) return preparation.again();
    const { first, shell } = preparation;
    this.#open = { ...this.#open, first, shell, media: this.#decrypted.media };
    await this.#write(() => this.#test.keepOpen(this.#open));
    this.#kept = true;
    if (this.#serverState) this.keep(this.#serverState);
  }

  #write(work: () => Promise<unknown>): Promise<unknown> {
    return (this.#writing = this.#writing.then(() => (this.#over ? undefined : work())).catch(() => undefined));
  }
}
