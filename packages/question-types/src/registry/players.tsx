/** The player of every type, loaded when a question of its family is first shown. */
import type { PlayerFacet } from '../core.react.ts';
import { choiceCodes } from '../types/choice/codes.ts';
import { matchingCodes } from '../types/matching/codes.ts';
import { tilesCodes } from '../types/tiles/codes.ts';
import { orderingCodes } from '../types/ordering/codes.ts';
import { textGapsCodes } from '../types/text-gaps/codes.ts';
import { gridCodes } from '../types/grid/codes.ts';
import { compositeCodes } from '../types/composite/codes.ts';
import type { PartPlayers } from '../types/composite/player.tsx';
import { drawingCodes } from '../types/drawing/codes.ts';
import { speakingCodes } from '../types/speaking/codes.ts';
import { writingCodes } from '../types/writing/codes.ts';
import { inlineListsCodes } from '../types/inline-lists/codes.ts';
import { markedTextCodes } from '../types/marked-text/codes.ts';
import { sceneCodes } from '../types/scene/codes.ts';
import type { QuestionContent, QuestionResponse, QuestionTypeCode, SimpleTypeCode } from './definitions.ts';
import { family, type Lazy } from './lazily.tsx';

export { toggleHighlight } from '../rich-text/highlights.tsx';
export type { MediaPort, RecorderPort, RecordingSink, RecordingState } from '../core.react.ts';
export { RichText } from '../rich-text/RichText.tsx';

/** Content and response are those of the code: whoever mounts a player has parsed them with it. */
export type AnyPlayer = PlayerFacet<QuestionContent, QuestionResponse>;

const choice = family(choiceCodes, async (code): Promise<AnyPlayer> => (await import('../types/choice/player.tsx')).facet(code) as unknown as AnyPlayer);
const matching = family(matchingCodes, async (code): Promise<AnyPlayer> => (await import('../types/matching/player.tsx')).facet(code) as unknown as AnyPlayer);
const tiles = family(tilesCodes, async (code): Promise<AnyPlayer> => (await import('../types/tiles/player.tsx')).facet(code) as unknown as AnyPlayer);
const ordering = family(orderingCodes, async (): Promise<AnyPlayer> => (await import('../types/ordering/player.tsx')).facet() as unknown as AnyPlayer);
const textGaps = family(textGapsCodes, async (code): Promise<AnyPlayer> => (await import('../types/text-gaps/player.tsx')).facet(code) as unknown as AnyPlayer);
const grid = family(gridCodes, async (code): Promise<AnyPlayer> => (await import('../types/grid/player.tsx')).facet(code) as unknown as AnyPlayer);
const inlineLists = family(inlineListsCodes, async (code): Promise<AnyPlayer> => (await import('../types/inline-lists/player.tsx')).facet(code) as unknown as AnyPlayer);
const markedText = family(markedTextCodes, async (code): Promise<AnyPlayer> => (await import('../types/marked-text/player.tsx')).facet(code) as unknown as AnyPlayer);
const drawing = family(drawingCodes, async (code): Promise<AnyPlayer> => (await import('../types/drawing/player.tsx')).facet(code) as unknown as AnyPlayer);
const writing = family(writingCodes, async (code): Promise<AnyPlayer> => (await import('../types/writing/player.tsx')).facet(code) as unknown as AnyPlayer);
const speaking = family(speakingCodes, async (code): Promise<AnyPlayer> => (await import('../types/speaking/player.tsx')).facet(code) as unknown as AnyPlayer);
const scene = family(sceneCodes, async (code): Promise<AnyPlayer> => (await import('../types/scene/player.tsx')).facet(code) as unknown as AnyPlayer);

const simple = {
  ...choice,
  ...matching,
  ...textGaps,
  ...ordering,
  ...tiles,
  ...grid,
  ...inlineLists,
  ...markedText,
  ...drawing,
  ...writing,
  ...speaking,
  ...scene,
} satisfies Record<SimpleTypeCode, Lazy<AnyPlayer>>;

const composite = family(compositeCodes, async (): Promise<AnyPlayer> => (await import('../types/composite/player.tsx')).facet(simple as unknown as PartPlayers) as unknown as AnyPlayer);

export const players: Readonly<Record<QuestionTypeCode, Lazy<AnyPlayer>>> = { ...simple, ...composite };

/** The player of a question with all that its content needs, so that showing it and counting its answers wait for nothing. */
export async function playerOf(code: QuestionTypeCode, content: QuestionContent): Promise<AnyPlayer> {
  const player = await players[code].load();
  await player.prepare?.(content);
  return player;
}

/**
 * Presses the `index`-th option shown (from 0) of an item under `root`, as the keys A–D and 1–9 do.
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

/** The card or gap of an item under `root`: where the shell scrolls to and puts the focus. */
export function findItem(root: ParentNode, item: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"]`);
}
