import { useState } from 'react';
import { afterPress } from './after-press.ts';

/** What a reader made of a text: a value, or why there is none; null for an empty text. */
type Read<Problem extends string> = { readonly value: string } | { readonly problem: Problem } | null;

interface Typed<Problem extends string> {
  /** A readable value, a text that could not be read, or null for an empty field. */
  readonly value: string | null;
  onChange(value: string | null): void;
  read(text: string): Read<Problem>;
  /** How a value is written in the field. */
  write(value: string): string;
}

/**
 * The text of a field whose value is read from what people type. The text stays as typed until it is read and the field is left; what
 * cannot be read stays and becomes the value itself, so that no form takes it for an empty field. A value that changes elsewhere replaces
 * the text.
 */
export function useTyped<Problem extends string>({ value, onChange, read, write }: Typed<Problem>) {
  const [own, setOwn] = useState<{ text: string; before: string | null; sent: string | null } | null>(null);
  const [left, setLeft] = useState(false);
  const typing = own !== null && (value === own.sent || value === own.before) ? own : null;
  const text = typing?.text ?? (value === null ? '' : write(value));
  const found = read(text);
  const problem = found !== null && 'problem' in found ? found.problem : null;
  const type = (next: string) => {
    const now = read(next);
    const sent = now === null ? null : 'value' in now ? now.value : next;
    setOwn({ text: next, before: value, sent });
    setLeft(false);
    if (sent !== value) onChange(sent);
  };
  return {
    text,
    type,
    leave() {
      afterPress(() => setLeft(true));
      // What was understood stays below the field: if it went, a button that is being clicked would move away.
      if (typing !== null && problem === null)
        setOwn({ text: value === null ? '' : write(value), before: value, sent: value });
    },
    /** What is understood while somebody types. */
    understood: typing !== null && found !== null && 'value' in found ? found.value : null,
    /** Shown once the field is left, or at once for a value that was there before. */
    problem: typing === null || left ? problem : null,
    /** The text is not readable yet, while somebody types it. */
    unfinished: typing !== null && !left && problem !== null,
  };
}
