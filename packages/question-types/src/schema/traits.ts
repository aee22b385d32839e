/** What the rest of the product knows of a type, so that it never asks for a code or a family by name. */
import type { PaperColumn, Skill, Subject } from '@vumon/domain';

/** What a learner does, in the order of pickers. */
export const typeKinds = ['choose', 'verdict', 'write', 'inText', 'match', 'picture', 'produce', 'mixed'] as const;
export type TypeKind = (typeof typeKinds)[number];

/** The drawings of pickers. */
export type TypeGlyph =
  | 'bubbles'
  | 'pictures'
  | 'notice'
  | 'clip'
  | 'spoken'
  | 'sound'
  | 'passage'
  | 'cloze'
  | 'several'
  | 'verdict'
  | 'verdicts'
  | 'three'
  | 'tick'
  | 'cluster'
  | 'gap'
  | 'box'
  | 'letters'
  | 'form'
  | 'labels'
  | 'brackets'
  | 'number'
  | 'rewrite'
  | 'underlined'
  | 'list'
  | 'turns'
  | 'words'
  | 'tiles'
  | 'chips'
  | 'pairs'
  | 'definition'
  | 'headings'
  | 'people'
  | 'lines'
  | 'grid'
  | 'order'
  | 'scene'
  | 'web'
  | 'place'
  | 'shapes'
  | 'colour'
  | 'colourWrite'
  | 'microphone'
  | 'cards'
  | 'pen'
  | 'stack'
  | 'stackHeard'
  | 'rating';

export interface TypeTraits {
  readonly kind: TypeKind;
  readonly glyph: TypeGlyph;
  /** The column of the printed matrix in which it is counted. */
  readonly column: PaperColumn['kind'];
  /** Statements under one number, which the printed matrix counts one by one. Default 1. */
  readonly statements?: number;
  /** Its options have letters on the page. */
  readonly lettered?: true;
  /** Its options come in another order for each learner. */
  readonly shuffled?: true;
  /** Answers to different draws of a template mean the same, so they are counted together. */
  readonly alike?: true;
  /** The form of a new question starts with the picture. */
  readonly pictureFirst?: true;
  /** A template may compute which of its statements are true. */
  readonly computed?: true;
  /** Its options are verdicts: true, false, not given. */
  readonly verdicts?: true;
  /** Several options of an item may be right. */
  readonly several?: true;
  /** How many times the points of an item of another type an item is worth, as the 2025 format has it. Default 1. */
  readonly weight?: number;
  /** Learners tell of themselves; nothing is right or wrong. */
  readonly unscored?: true;
  /** A teacher may have to mark its answers. */
  readonly byHand?: true;
  /** Answered by voice. */
  readonly spoken?: true;
  /** Answered by a text of one's own. */
  readonly written?: true;
  /** Skill and subject that its questions usually have. */
  readonly usual?: { readonly skill?: Skill; readonly subject?: Subject };
}
