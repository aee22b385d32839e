/**
 * Options in the order of a seed: the same seed always gives the same order, on the server, in the browser and on
 * paper. Locked options ("all of the above") keep their place. Does not change its argument.
 */
export function shuffleOptions<Option extends object>(
  options: readonly (Option & { readonly lock?: boolean })[],
  seed: string,
): Option[] {
  const random = seededRandom(seed);
  const free = options.filter((option) => !option.lock);
  for (let last = free.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [free[last], free[other]] = [free[other]!, free[last]!];
  }
  let next = 0;
  return options.map((option) => (option.lock ? option : free[next++]!));
}

interface Numbered {
  readonly items: readonly string[];
  readonly firstNumber: number;
}
interface Parts<Question extends Numbered> {
  readonly sections: readonly {
    readonly parts: readonly { readonly id: string; readonly questions: readonly Question[] }[];
  }[];
}

/**
 * A test with the questions of each part in the order of a seed, renumbered; unchanged without a seed. A text keeps its
 * questions, since they are one question of the test.
 */
export function questionsInOrder<Question extends Numbered, Test extends Parts<Question>>(
  test: Test & Parts<Question>,
  seed: string | null,
): Test {
  if (seed === null) return test;
  let next = 1;
  return {
    ...test,
    sections: test.sections.map((section) => ({
      ...section,
      parts: section.parts.map((part) => ({
        ...part,
        questions: shuffleOptions(part.questions, `${seed}:${part.id}`).map((question) => {
          const firstNumber = next;
          next += question.items.length;
          return { ...question, firstNumber };
        }),
      })),
    })),
  };
}

/**
 * Pseudo-random numbers from 0 to below 1: FNV-1a of the seed, then SplitMix32. Stored papers depend on it; never
 * change it.
 */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
