/**
 * The paper form of a question: a tree of blocks without layout. The packages that generate PDF and Word convert these
 * blocks. Media are ids; a paper form never contains anything of the key.
 */
import type { CommonContent } from './content-parts.ts';
import type { ImageRef } from './core.ts';
import { isBlankMarkup, parseMarkup, type MarkupTree } from '../markup/index.ts';
import type { Figure } from '../zones/geometry.ts';

/** The content of a gap in a text: its number, the word to change, or the worked example's answer. */
export interface PrintGap {
  readonly number?: number;
  readonly cue?: string;
  /** The length of the longest possible answer, as far as the question itself shows it. */
  readonly letters?: number;
  readonly example?: string;
}
export type PrintGaps = Readonly<Record<string, PrintGap>>;

export interface PrintOption {
  /** "A", "B", … */
  readonly label: string;
  readonly text: MarkupTree;
  readonly image?: ImageRef;
}

/** A numbered entry to be matched; `clip` is how often its own recording can be played. */
export interface PrintEntry {
  readonly number: number;
  readonly text: MarkupTree;
  readonly image?: ImageRef;
  readonly clip?: number;
}

export type PrintBlock =
  | PictureTask
  | { readonly kind: 'instructions' | 'example'; readonly text: MarkupTree }
  | { readonly kind: 'image'; readonly image: ImageRef }
  | { readonly kind: 'recording'; readonly medium: 'audio' | 'video'; readonly playLimit: number }
  | {
      readonly kind: 'passage';
      readonly title: string;
      readonly text: MarkupTree;
      readonly numbered: boolean;
      readonly lettered?: boolean;
      readonly gaps: PrintGaps;
    }
  /** `choose` is printed; absent where one option or an unknown number of them is right. */
  | {
      readonly kind: 'choice';
      readonly number: number;
      readonly stem: MarkupTree;
      readonly image?: ImageRef;
      readonly options: readonly PrintOption[];
      readonly layout: 'list' | 'grid';
      readonly choose?: number;
    }
  /** Statements with a box for each verdict. One number for all (and letters as labels), or one each. */
  | {
      readonly kind: 'verdicts';
      readonly number?: number;
      readonly verdicts: readonly string[];
      readonly statements: readonly { readonly label: string; readonly text: MarkupTree; readonly image?: ImageRef }[];
    }
  /** Text with gaps; `number` when the question has one number at its start instead of one for each gap. */
  | { readonly kind: 'gapped-text'; readonly number?: number; readonly text: MarkupTree; readonly gaps: PrintGaps }
  | { readonly kind: 'gapped-table'; readonly rows: readonly (readonly MarkupTree[])[]; readonly gaps: PrintGaps }
  /** Numbered rows, each with a box in every column. */
  | {
      readonly kind: 'grid';
      readonly columns: readonly MarkupTree[];
      readonly rows: readonly { readonly number: number; readonly text: MarkupTree }[];
    }
  /** Below a text with numbered gaps: the choices for each. */
  | {
      readonly kind: 'gap-options';
      readonly rows: readonly { readonly number: number; readonly options: readonly PrintOption[] }[];
    }
  /** A text in which parts are circled: lettered ones, or words; `shown` where only some words can be chosen. */
  | {
      readonly kind: 'marked-text';
      readonly number: number;
      readonly text: MarkupTree;
      readonly parts: Readonly<Record<string, { readonly text: MarkupTree; readonly label?: string }>>;
      readonly shown: boolean;
    }
  /** The choices for the entries that follow: words or pictures side by side, lines, or whole texts. */
  | { readonly kind: 'targets'; readonly look: 'bank' | 'list' | 'texts'; readonly targets: readonly PrintOption[] }
  /** Entries with a line for the letter of their match. */
  | { readonly kind: 'entries'; readonly entries: readonly PrintEntry[] }
  /** Two columns; with `lines` the learner draws from dot to dot instead of writing letters. */
  | {
      readonly kind: 'columns';
      readonly lines: boolean;
      readonly entries: readonly PrintEntry[];
      readonly targets: readonly PrintOption[];
    }
  /** Words, sentences or pictures to use; with labels where these are written instead. */
  | {
      readonly kind: 'bank';
      readonly entries: readonly { readonly label?: string; readonly text: MarkupTree; readonly image?: ImageRef }[];
    }
  /** A word, one letter for each box ('' is empty), and the letters for it. */
  | {
      readonly kind: 'letters';
      readonly number: number;
      readonly clue: MarkupTree;
      readonly image?: ImageRef;
      readonly boxes: readonly string[];
      readonly tiles?: readonly string[];
    }
  /** Pieces to put in order, and a box for the label of each place. */
  | {
      readonly kind: 'ordering';
      readonly number: number;
      readonly stem: MarkupTree;
      readonly layout: 'line' | 'list';
      readonly pieces: readonly { readonly label: string; readonly text: MarkupTree }[];
    }
  /** Room for an answer: a number of cells, or a line, and the unit after it. */
  | { readonly kind: 'answer'; readonly cells?: number; readonly unit?: string }
  /** A number of ruled lines; on a single line `before` and `after` are printed around it. */
  | {
      readonly kind: 'writing';
      readonly number: number;
      readonly prompt: MarkupTree;
      readonly points: readonly string[];
      readonly keyword?: string;
      readonly before?: string;
      readonly after?: string;
      readonly minWords?: number;
      readonly maxWords?: number;
      readonly criteria: readonly PrintCriterion[];
      readonly lines: number;
    }
  /** Something to say aloud; times in seconds. */
  | {
      readonly kind: 'speaking';
      readonly number: number;
      readonly prompt: MarkupTree;
      readonly cues: readonly string[];
      readonly preparation: number;
      readonly seconds: number;
      readonly criteria: readonly PrintCriterion[];
    };

export interface PrintCriterion {
  readonly name: string;
  readonly max: number;
}

/** A picture to work on: marks on it, the choices, and a numbered line for each task. */
export interface PictureTask {
  readonly kind: 'picture-task';
  readonly image?: ImageRef;
  /** Drawn over the picture; one without a label is only outlined, a point without one is a dot. */
  readonly marks: readonly { readonly label: string; readonly shape: Figure }[];
  readonly bank: readonly PrintOption[];
  /** Lines are drawn from the tasks to places in the picture: the tasks are printed beside it. */
  readonly joins?: boolean;
  /** `line` is room for the answer; without it the answer is drawn. */
  readonly tasks: readonly {
    readonly number: number;
    readonly text: MarkupTree;
    readonly image?: ImageRef;
    readonly line: boolean;
  }[];
}

export interface PrintForm {
  readonly blocks: readonly PrintBlock[];
  /** Questions of a composite, each with its own introduction. */
  readonly parts?: readonly PrintForm[];
}

/** One line of the key that is printed for the teacher. */
export interface AnswerLine {
  readonly number: number;
  readonly text: string;
}

export interface Printer<Content, Key> {
  printForm(content: Content, firstNumber: number, locale: 'vi' | 'en'): PrintForm;
  answerKeyForm(content: Content, key: Key, firstNumber: number, locale: 'vi' | 'en'): AnswerLine[];
}

/** "A" for 0, "B" for 1, … */
export const letter = (index: number): string => String.fromCharCode(65 + index);

/** The part that all types print above their own. Gaps of a cloze are in the passage itself. */
export function printCommon(content: CommonContent, gaps: PrintGaps = {}): PrintBlock[] {
  const blocks: PrintBlock[] = [];
  const text = (kind: 'instructions' | 'example', markup: string | undefined) => {
    if (markup !== undefined && !isBlankMarkup(markup)) blocks.push({ kind, text: parseMarkup(markup) });
  };
  text('instructions', content.instructions);
  if (content.instructionImage) blocks.push({ kind: 'image', image: content.instructionImage });
  text('example', content.example);
  if (content.audio) blocks.push({ kind: 'recording', medium: 'audio', playLimit: content.audio.playLimit });
  if (content.video) blocks.push({ kind: 'recording', medium: 'video', playLimit: content.video.playLimit });
  if (content.passage)
    blocks.push({
      kind: 'passage',
      title: content.passage.title,
      text: parseMarkup(content.passage.text),
      numbered: content.passage.numbered,
      gaps,
    });
  for (const image of content.images) blocks.push({ kind: 'image', image });
  return blocks;
}
