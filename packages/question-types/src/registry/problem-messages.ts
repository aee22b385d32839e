/** What is wrong with a question, in words, for replies of the server, which loads all catalogs at its start. */
import choiceEn from '../types/choice/messages.en.json' with { type: 'json' };
import choiceVi from '../types/choice/messages.vi.json' with { type: 'json' };
import tilesEn from '../types/tiles/messages.en.json' with { type: 'json' };
import tilesVi from '../types/tiles/messages.vi.json' with { type: 'json' };
import orderingEn from '../types/ordering/messages.en.json' with { type: 'json' };
import orderingVi from '../types/ordering/messages.vi.json' with { type: 'json' };
import textGapsEn from '../types/text-gaps/messages.en.json' with { type: 'json' };
import textGapsVi from '../types/text-gaps/messages.vi.json' with { type: 'json' };
import compositeEn from '../types/composite/messages.en.json' with { type: 'json' };
import compositeVi from '../types/composite/messages.vi.json' with { type: 'json' };
import matchingEn from '../types/matching/messages.en.json' with { type: 'json' };
import matchingVi from '../types/matching/messages.vi.json' with { type: 'json' };
import gridEn from '../types/grid/messages.en.json' with { type: 'json' };
import gridVi from '../types/grid/messages.vi.json' with { type: 'json' };
import drawingEn from '../types/drawing/messages.en.json' with { type: 'json' };
import drawingVi from '../types/drawing/messages.vi.json' with { type: 'json' };
import writingEn from '../types/writing/messages.en.json' with { type: 'json' };
import writingVi from '../types/writing/messages.vi.json' with { type: 'json' };
import speakingEn from '../types/speaking/messages.en.json' with { type: 'json' };
import speakingVi from '../types/speaking/messages.vi.json' with { type: 'json' };
import inlineListsEn from '../types/inline-lists/messages.en.json' with { type: 'json' };
import inlineListsVi from '../types/inline-lists/messages.vi.json' with { type: 'json' };
import markedTextEn from '../types/marked-text/messages.en.json' with { type: 'json' };
import markedTextVi from '../types/marked-text/messages.vi.json' with { type: 'json' };
import sceneEn from '../types/scene/messages.en.json' with { type: 'json' };
import sceneVi from '../types/scene/messages.vi.json' with { type: 'json' };
import commonEn from '../messages.en.json' with { type: 'json' };
import commonVi from '../messages.vi.json' with { type: 'json' };
import { familyNamespaceOf } from './player-messages.ts';

const families = {
  en: {
    'qt-choice': choiceEn,
    'qt-tiles': tilesEn,
    'qt-ordering': orderingEn,
    'qt-text-gaps': textGapsEn,
    'qt-composite': compositeEn,
    'qt-matching': matchingEn,
    'qt-grid': gridEn,
    'qt-drawing': drawingEn,
    'qt-writing': writingEn,
    'qt-speaking': speakingEn,
    'qt-inline-lists': inlineListsEn,
    'qt-marked-text': markedTextEn,
    'qt-scene': sceneEn,
  },
  vi: {
    'qt-choice': choiceVi,
    'qt-tiles': tilesVi,
    'qt-ordering': orderingVi,
    'qt-text-gaps': textGapsVi,
    'qt-composite': compositeVi,
    'qt-matching': matchingVi,
    'qt-grid': gridVi,
    'qt-drawing': drawingVi,
    'qt-writing': writingVi,
    'qt-speaking': speakingVi,
    'qt-inline-lists': inlineListsVi,
    'qt-marked-text': markedTextVi,
    'qt-scene': sceneVi,
  },
};

const catalogsIn = (locale: 'vi' | 'en', common: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(
    Object.entries(families[locale]).map(([namespace, { problems }]) => [
      namespace,
      { problems: { ...common, ...problems } as Readonly<Record<string, string>> },
    ]),
  ),
  // Parts of a composite may have problems of any family.
  'qt-composite': {
    problems: Object.assign(
      {},
      ...Object.values(families[locale]).map(({ problems }) => problems),
      common,
      families[locale]['qt-composite'].problems,
    ) as Readonly<Record<string, string>>,
  },
});

/** By language and namespace; a message's key is `problems.<code>`. */
export const problemCatalogs = {
  vi: catalogsIn('vi', commonVi.problems),
  en: catalogsIn('en', commonEn.problems),
};

/** The namespace in `problemCatalogs` with the problems of a type. */
export const problemCatalogOf = (type: string): string => familyNamespaceOf(type) ?? 'qt-composite';
