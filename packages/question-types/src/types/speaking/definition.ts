/**
 * Questions answered by speaking: reading a text, or talking about a picture or a card. The answer holds ids of
 * recordings; the module `recordings` stores the audio.
 */
import { byCode } from '../../schema/by-code.ts';
import { z } from 'zod';
import { commonContent, commonKey, localId, richText } from '../../schema/core.ts';
import {
  commonMedia,
  commonTexts,
  distinct,
  emptyContent,
  emptyKey,
  isUnique,
  keyMedia,
  recordOf,
} from '../../schema/content-parts.ts';
import type { Definition } from '../../schema/facets.ts';
import { emptyRubric, rubric, shownCriteria } from '../../marking/rubric.ts';
import { answeredTalks } from './answered.ts';
import { speakingCodes, type SpeakingCode } from './codes.ts';

export type { SpeakingCode };

export const speakingIds: Readonly<Record<SpeakingCode, number>> = { SP1: 50, SP2: 51 };

export const maxSpokenItems = 12;
export const maxCues = 10;
export const longestPreparation = 600;
export const shortestTalk = 5;
export const longestAnswerSeconds = 900;

const item = z.strictObject({
  id: localId,
  /** SP1: the text to read; SP2: the question or the card. */
  prompt: richText,
  /** SP2: the points that the answer should cover. */
  cues: z.array(z.string().max(300)).max(maxCues).optional(),
  /** Seconds of preparation before the recording starts automatically; 0 = the learner starts it. */
  preparation: z.int().min(0).max(longestPreparation),
  /** The maximal length of the recording in seconds. */
  seconds: z.int().min(shortestTalk).max(longestAnswerSeconds),
});
const speakingContent = z.strictObject({
  ...commonContent,
  items: z.array(item).min(1).max(maxSpokenItems),
  /** Whether a learner may record an answer again. */
  retakes: z.boolean(),
  /** The criteria, where the author shows them to learners. */
  criteria: shownCriteria.optional(),
});
const speakingKey = z.strictObject({ ...commonKey, rubric, model: richText.optional() });

const spokenAnswer = z.strictObject({
  /** Id of the recording that the server stores for the attempt. */
  recording: z.string().regex(/^[a-z0-9-]{8,40}$/),
  seconds: z
    .number()
    .min(0)
    .max(longestAnswerSeconds + 60),
});

export type SpeakingItem = z.infer<typeof item>;
export type SpeakingContent = z.infer<typeof speakingContent>;
export type SpeakingKey = z.infer<typeof speakingKey>;
export type SpokenAnswer = z.infer<typeof spokenAnswer>;
export type SpeakingResponse = Record<string, SpokenAnswer>;

/** Structural rules of one code, which drafts must follow too. */
function contentSchema(code: SpeakingCode) {
  return speakingContent.check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    if (!isUnique(value.items.map((one) => one.id))) refuse(['items'], 'two items with one id');
    if (code === 'SP1' && value.items.length !== 1) refuse(['items'], 'one text to read');
    value.items.forEach((one, at) => {
      if (code === 'SP1' && one.cues !== undefined) refuse(['items', at, 'cues'], 'only SP2 has cues');
    });
  });
}

export const newTalk = (code: SpeakingCode, id: string): SpeakingItem =>
  code === 'SP1' ? { id, prompt: '', preparation: 45, seconds: 45 } : { id, prompt: '', preparation: 60, seconds: 120 };

const itemText = ({ prompt, cues }: SpeakingItem): string =>
  [prompt, ...(cues ?? [])].filter((text) => text !== '').join('\n');

function definition(code: SpeakingCode): Definition<SpeakingContent, SpeakingKey, SpeakingResponse> {
  return {
    code,
    id: speakingIds[code],
    family: 'speaking',
    scored: true,
    content: { schema: contentSchema(code), upgrades: [] },
    key: { schema: speakingKey, upgrades: [] },
    response: { schema: recordOf(spokenAnswer, maxSpokenItems), upgrades: [] },
    defaults: () => ({
      content: { ...emptyContent(), items: [newTalk(code, 'q1')], retakes: true },
      key: { ...emptyKey(), rubric: emptyRubric() },
    }),
    itemsOf: (content) => content.items.map(({ id }) => id),
    fits: (content, response) => Object.keys(response).every((id) => content.items.some((one) => one.id === id)),
    answeredItems: answeredTalks,
    texts: (content) => ({
      summary: [...content.items.map(itemText), content.passage?.title ?? '', content.instructions],
      all: [...commonTexts(content), ...content.items.map(itemText)],
    }),
    itemTexts: (content) => content.items.map(itemText),
    mediaOf: (content) => distinct(commonMedia(content)),
    mediaOfKey: keyMedia,
    secondsToSpeak: (content, id) => content.items.find((one) => one.id === id)?.seconds,
    shuffled: (content) => content,
  };
}

export const speakingDefinitions = byCode(speakingCodes, definition);
