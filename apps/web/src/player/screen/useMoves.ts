import type { Item, Outline } from '../session/outline.ts';
import { usePlayerMessages } from '../translation.ts';
import type { Answers } from './Player.tsx';
import type { usePlace } from './usePlace.ts';

export type PlayerTab = 'text' | 'questions';

interface Moves {
  readonly outline: Outline;
  readonly answers: Pick<Answers, 'snapshot' | 'setFlags'>;
  readonly place: ReturnType<typeof usePlace>;
  setTab(tab: PlayerTab): void;
  /** Closes the open sheet. */
  close(): void;
  /** Announces a text to screen readers. */
  say(text: string): void;
}

/** Flagging and moving between questions; each action is announced. */
export function useMoves({ outline, answers, place, setTab, close, say }: Moves) {
  const t = usePlayerMessages();
  const { item, group } = place;
  const flag = (key: string) => {
    const flags = new Set(answers.snapshot().flags);
    const on = !flags.delete(key);
    if (on) flags.add(key);
    answers.setFlags([...flags]);
    const number = outline.items.find((one) => one.key === key)?.number ?? 0;
    say(t(on ? 'said.flagged' : 'said.unflagged', { number }));
  };
  const goGroup = (step: 1 | -1) => {
    const next = outline.groups[group.index + step];
    if (!next) return;
    place.openGroup(next);
    setTab('questions');
    say(
      next.first === next.last
        ? t('group.one', { number: next.first })
        : t('group.many', { from: next.first, to: next.last }),
    );
  };
  const goItem = (target: Item, control = true) => {
    close();
    setTab('questions');
    place.openItem(target, control);
  };
  const stepItem = (step: 1 | -1) => {
    const next = outline.items[outline.items.indexOf(item) + step];
    if (!next) return;
    setTab('questions');
    place.openItem(next, false);
    say(t('group.one', { number: next.number }));
  };
  return { flag, goGroup, goItem, stepItem };
}
