/**
 * Vietnamese words inside formulas. KaTeX has no Vietnamese letters: it builds them from a letter and accents that stand
 * apart, on the screen and in the MathML that is copied. Letters of scripts that it has no fonts for, it leaves as they
 * are; so those of a word with diacritics are drawn as Hangul syllables at the same distance from the first one.
 */
const firstSyllable = 0xac00;
const words = /\\?(?:\p{Script=Latin}|\p{M})+/gu;
const diacritics = /[À-ÖØ-öø-ỹ]/;
/** Beyond the last Vietnamese letter. */
const others = /[^ -ỹ]/;
const syllables = /[가-힣]/;

/** LaTeX in which KaTeX leaves Vietnamese words whole; `withWords` brings them back in what it returns. */
export const keepWords = (latex: string): string =>
  syllables.test(latex)
    ? latex
    : latex.replace(words, (found) => {
        const word = found.normalize('NFC');
        return word.startsWith('\\') || !diacritics.test(word) || others.test(word)
          ? found
          : moved(word, firstSyllable);
      });

/** KaTeX's HTML for LaTeX of `keepWords`, with the words themselves. */
export const withWords = (html: string): string => html.replace(/[가-쫿]+/g, (word) => moved(word, -firstSyllable));

const moved = (word: string, by: number): string =>
  word.replace(/[^]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + by));
