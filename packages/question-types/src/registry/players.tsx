/** The player of every type, loaded when a question of its family is first shown. */
import type { JSXElementConstructor } from 'react';
import type { PlayerFacet } from '../schema/core.react.ts';
import { compositeCodes } from '../types/composite/codes.ts';
import type { PartPlayers } from '../types/composite/player.tsx';
import type { QuestionContent, QuestionResponse, QuestionTypeCode } from './definitions.ts';
import { everyFamily } from './every-family.tsx';
import { families } from './families.ts';
import { family, type Lazy } from './lazily.tsx';

export { namespacesOfPlayers } from './player-messages.ts';
export { questionsInOrder, shuffleOptions } from '../schema/shuffle.ts';
export { toggleHighlight } from '../rich-text/highlights.tsx';
export type { MediaPort, RecorderPort, RecordingSink, RecordingState } from '../schema/core.react.ts';
export { RichText } from '../rich-text/RichText.tsx';

/** Content and response belong to the code: the code that mounts a player has parsed them with it. */
export type AnyPlayer = PlayerFacet<QuestionContent, QuestionResponse>;

const simple = everyFamily<{ readonly Items: JSXElementConstructor<never> }, AnyPlayer>({
  choice: async (code) => (await import('../types/choice/player.tsx')).facet(code),
  drawing: async (code) => (await import('../types/drawing/player.tsx')).facet(code),
  grid: async (code) => (await import('../types/grid/player.tsx')).facet(code),
  inlineLists: async (code) => (await import('../types/inline-lists/player.tsx')).facet(code),
  markedText: async (code) => (await import('../types/marked-text/player.tsx')).facet(code),
  matching: async (code) => (await import('../types/matching/player.tsx')).facet(code),
  ordering: async () => (await import('../types/ordering/player.tsx')).facet(),
  scene: async (code) => (await import('../types/scene/player.tsx')).facet(code),
  speaking: async (code) => (await import('../types/speaking/player.tsx')).facet(code),
  textGaps: async (code) => (await import('../types/text-gaps/player.tsx')).facet(code),
  tiles: async (code) => (await import('../types/tiles/player.tsx')).facet(code),
  writing: async (code) => (await import('../types/writing/player.tsx')).facet(code),
});

const composite = family(
  compositeCodes,
  async (): Promise<AnyPlayer> =>
    (await import('../types/composite/player.tsx')).facet(simple as unknown as PartPlayers) as unknown as AnyPlayer,
);

export const players: Readonly<Record<QuestionTypeCode, Lazy<AnyPlayer>>> = { ...simple, ...composite };

/** Whether a question of the type, or a part of it, may be answered by voice. */
export const mayBeSpoken = (code: string): boolean =>
  [...families.speaking, ...compositeCodes].some((one) => one === code);

/** Prefetches the code of these types. Rejects when one does not load. */
export async function loadPlayers(codes: readonly string[]): Promise<void> {
  const known: Readonly<Record<string, Lazy<AnyPlayer>>> = players;
  await Promise.all(codes.flatMap((code) => known[code]?.load() ?? []));
}

/** The player of a question with everything that its content needs, so that showing it does not suspend. */
export async function playerOf(code: QuestionTypeCode, content: QuestionContent): Promise<AnyPlayer> {
  const player = await players[code].load();
  await player.prepare?.(content);
  return player;
}

/**
 * Presses the option shown at `index` (from 0) of an item under `root`, as the keys A–D and 1–9 do.
 * False where the item has no such option.
 */
export function chooseOption(root: ParentNode, item: string, index: number): boolean {
  const card = root.querySelector(`[data-item="${CSS.escape(item)}"]`);
  const input = card?.querySelector<HTMLInputElement>(`[data-choose="${index}"] input`);
  if (input == null || input.disabled) return false;
  input.focus({ preventScroll: true });
  input.click();
  return true;
}

/** The element of an item under `root`, to which the player scrolls and moves the focus. */
export function findItem(root: ParentNode, item: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"]`);
}
