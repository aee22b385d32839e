import {
  choiceDefinitions,
  type ChoiceCode,
  type ChoiceContent,
  type ChoiceKey,
  type ChoiceResponse,
} from '../types/choice/definition.ts';
import {
  compositeDefinitions,
  type CompositeCode,
  type CompositeContent,
  type CompositeKey,
  type CompositeResponse,
  type PartDefinitions,
} from '../types/composite/definition.ts';
import {
  drawingDefinitions,
  type DrawingCode,
  type DrawingContent,
  type DrawingKey,
  type DrawingResponse,
} from '../types/drawing/definition.ts';
import {
  gridDefinitions,
  type GridCode,
  type GridContent,
  type GridKey,
  type GridResponse,
} from '../types/grid/definition.ts';
import {
  matchingDefinitions,
  type MatchingCode,
  type MatchingContent,
  type MatchingKey,
  type MatchingResponse,
} from '../types/matching/definition.ts';
import {
  speakingDefinitions,
  type SpeakingCode,
  type SpeakingContent,
  type SpeakingKey,
  type SpeakingResponse,
} from '../types/speaking/definition.ts';
import {
  textGapsDefinitions,
  type TextGapsCode,
  type TextGapsContent,
  type TextGapsKey,
  type TextGapsResponse,
} from '../types/text-gaps/definition.ts';
import {
  writingDefinitions,
  type WritingCode,
  type WritingContent,
  type WritingKey,
  type WritingResponse,
} from '../types/writing/definition.ts';
import {
  inlineListsDefinitions,
  type InlineListsCode,
  type InlineListsContent,
  type InlineListsKey,
  type InlineListsResponse,
} from '../types/inline-lists/definition.ts';
import {
  markedTextDefinitions,
  type MarkedTextCode,
  type MarkedTextContent,
  type MarkedTextKey,
  type MarkedTextResponse,
} from '../types/marked-text/definition.ts';
import {
  tilesDefinitions,
  type TilesCode,
  type TilesContent,
  type TilesKey,
  type TilesResponse,
} from '../types/tiles/definition.ts';
import {
  orderingDefinitions,
  type OrderingCode,
  type OrderingContent,
  type OrderingKey,
  type OrderingResponse,
} from '../types/ordering/definition.ts';
import {
  sceneDefinitions,
  type SceneCode,
  type SceneContent,
  type SceneKey,
  type SceneResponse,
} from '../types/scene/definition.ts';
import type { Definition } from '../schema/facets.ts';

/** Codes of the types that a composite can contain. */
export type SimpleTypeCode =
  | ChoiceCode
  | DrawingCode
  | GridCode
  | MatchingCode
  | SpeakingCode
  | TextGapsCode
  | OrderingCode
  | TilesCode
  | WritingCode
  | InlineListsCode
  | MarkedTextCode
  | SceneCode;

export type SimpleContent =
  | ChoiceContent
  | DrawingContent
  | GridContent
  | MatchingContent
  | SpeakingContent
  | TextGapsContent
  | OrderingContent
  | TilesContent
  | WritingContent
  | InlineListsContent
  | MarkedTextContent
  | SceneContent;
export type SimpleKey =
  | ChoiceKey
  | DrawingKey
  | GridKey
  | MatchingKey
  | SpeakingKey
  | TextGapsKey
  | OrderingKey
  | TilesKey
  | WritingKey
  | InlineListsKey
  | MarkedTextKey
  | SceneKey;
export type SimpleResponse =
  | ChoiceResponse
  | DrawingResponse
  | GridResponse
  | MatchingResponse
  | SpeakingResponse
  | TextGapsResponse
  | OrderingResponse
  | TilesResponse
  | WritingResponse
  | InlineListsResponse
  | MarkedTextResponse
  | SceneResponse;

export const simpleDefinitions: Readonly<Record<SimpleTypeCode, Definition<SimpleContent, SimpleKey, SimpleResponse>>> =
  {
    ...choiceDefinitions,
    ...matchingDefinitions,
    ...textGapsDefinitions,
    ...orderingDefinitions,
    ...tilesDefinitions,
    ...gridDefinitions,
    ...inlineListsDefinitions,
    ...markedTextDefinitions,
    ...drawingDefinitions,
    ...writingDefinitions,
    ...speakingDefinitions,
    ...sceneDefinitions,
  };

/** Codes of the implemented question types. Every map of this folder has exactly these. */
export type QuestionTypeCode = SimpleTypeCode | CompositeCode;

export type QuestionContent = SimpleContent | CompositeContent;
export type QuestionKey = SimpleKey | CompositeKey;
export type QuestionResponse = SimpleResponse | CompositeResponse;

/** The simple definitions without their content types, as composites use them for parts of any type. */
export const partDefinitions = simpleDefinitions as unknown as PartDefinitions;

export const definitions: Readonly<
  Record<QuestionTypeCode, Definition<QuestionContent, QuestionKey, QuestionResponse>>
> = {
  ...simpleDefinitions,
  ...compositeDefinitions(partDefinitions),
};
