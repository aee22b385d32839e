/** The player of every type, loaded when a question of its family is first shown. */
import type { PlayerFacet } from '../core.react.ts';
import type { ChoiceCode } from '../types/choice/definition.ts';
import type { TextGapsCode } from '../types/text-gaps/definition.ts';
import type { QuestionContent, QuestionResponse, QuestionTypeCode } from './definitions.ts';
import { lazily, type Lazy } from './lazily.tsx';

export { toggleHighlight } from '../rich-text/highlights.tsx';
export type { MediaPort } from '../core.react.ts';
export { RichText } from '../rich-text/RichText.tsx';

/** Content and response are those of the code: whoever mounts a player has parsed them with it. */
export type AnyPlayer = PlayerFacet<QuestionContent, QuestionResponse>;

const choice = (code: ChoiceCode): Lazy<AnyPlayer> => lazily(async () => (await import('../types/choice/player.tsx')).facet(code) as unknown as AnyPlayer);
const textGaps = (code: TextGapsCode): Lazy<AnyPlayer> => lazily(async () => (await import('../types/text-gaps/player.tsx')).facet(code) as unknown as AnyPlayer);

export const players = {
  MC1: choice('MC1'),
  MC2: choice('MC2'),
  MC3: choice('MC3'),
  MC4: choice('MC4'),
  MC7: choice('MC7'),
  MC9: choice('MC9'),
  MC10: choice('MC10'),
  MC11: choice('MC11'),
  FB1: textGaps('FB1'),
  FB2: textGaps('FB2'),
  FB5: textGaps('FB5'),
  FB7: textGaps('FB7'),
  FB8: textGaps('FB8'),
  TF1: choice('TF1'),
  TF2: choice('TF2'),
  TF3: choice('TF3'),
  TF5: choice('TF5'),
  MR1: choice('MR1'),
  MR2: choice('MR2'),
} satisfies Record<QuestionTypeCode, Lazy<AnyPlayer>>;

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
