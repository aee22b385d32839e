/** Translations of this package's catalogs, with keys checked by the compiler. */
import { useTranslation } from '@vumon/i18n/react';
import type editing from './editing/messages.vi.json';
import type common from './messages.vi.json';
import type choice from './types/choice/messages.vi.json';
import type composite from './types/composite/messages.vi.json';
import type matching from './types/matching/messages.vi.json';
import type tiles from './types/tiles/messages.vi.json';
import type ordering from './types/ordering/messages.vi.json';
import type textGaps from './types/text-gaps/messages.vi.json';
import type grid from './types/grid/messages.vi.json';
import type drawing from './types/drawing/messages.vi.json';
import type rubric from './marking/messages.vi.json';
import type speaking from './types/speaking/messages.vi.json';
import type writing from './types/writing/messages.vi.json';
import type inlineLists from './types/inline-lists/messages.vi.json';
import type markedText from './types/marked-text/messages.vi.json';
import type scene from './types/scene/messages.vi.json';

interface Catalogs {
  qt: typeof common;
  'qt-editing': typeof editing;
  'qt-choice': typeof choice;
  'qt-composite': typeof composite;
  'qt-matching': typeof matching;
  'qt-text-gaps': typeof textGaps;
  'qt-ordering': typeof ordering;
  'qt-tiles': typeof tiles;
  'qt-grid': typeof grid;
  'qt-drawing': typeof drawing;
  'qt-rubric': typeof rubric;
  'qt-writing': typeof writing;
  'qt-speaking': typeof speaking;
  'qt-inline-lists': typeof inlineLists;
  'qt-marked-text': typeof markedText;
  'qt-scene': typeof scene;
}

type Singular<Key extends string> = Key extends `${infer Stem}_other` ? Stem : Key;
type Leaf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Singular<Key> : `${Key}.${Leaf<Tree[Key]>}`;
}[keyof Tree & string];

export type Params = Readonly<Record<string, string | number>>;
export type Translate<Namespace extends keyof Catalogs> = (key: Leaf<Catalogs[Namespace]>, params?: Params) => string;

/** Translates a key of one namespace. */
export function useMessages<Namespace extends keyof Catalogs>(namespace: Namespace): Translate<Namespace> {
  const { t } = useTranslation(namespace as never);
  const translate = t as unknown as (key: string, params?: Params) => string;
  return (key, params) => translate(key, params);
}
