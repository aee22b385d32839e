/** Texts and pictures of the manuals: one audience in one language is one chunk. */
import {
  audienceOf,
  manualAudiences,
  manuals,
  noteId,
  type ManualAudience,
  type ManualChapter,
  type PageText,
} from '@vumon/domain';
import type { Locale } from '@vumon/i18n';
import { queryOptions } from '@tanstack/react-query';
import { matches, pieces, type Piece } from '../../search/match.ts';
import { publishedTexts } from '../../api/page-texts.ts';
import pictureFacts from './pictures/facts.json';

export interface ManualText {
  /** What the picture shows; its numbers are those of the steps. */
  readonly picture: string;
  /** Words of the screen stand in `[[ ]]`. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly note?: { readonly title: string; readonly text: string };
}
type ManualTexts = Readonly<Record<string, ManualText>>;

const texts = import.meta.glob<{ default: ManualTexts }>('./*-manual/messages.*.json');
const pictures = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

async function load(audience: ManualAudience, locale: Locale): Promise<ManualTexts> {
  const loadTexts = texts[`./${audience}-manual/messages.${locale}.json`];
  if (!loadTexts) throw new Error(`no manual ${audience}.${locale}`);
  return (await loadTexts()).default;
}

/** The chapters with what operators have published in place of the text that ships. */
async function loadPublished(audience: ManualAudience, locale: Locale): Promise<ManualTexts> {
  const [shipped, published] = await Promise.all([load(audience, locale), publishedTexts(audience, locale)]);
  return {
    ...shipped,
    ...Object.fromEntries(Object.entries(published).map(([chapter, text]) => [chapter, chapterOf(text)])),
  };
}

const chapterOf = ({ lead, sections }: PageText): ManualText => {
  const note = sections.find(({ id }) => id === noteId);
  return {
    picture: lead,
    steps: sections.filter((one) => one !== note).map(({ title, text }) => ({ title, text })),
    ...(note && { note: { title: note.title, text: note.text } }),
  };
};

const titles = import.meta.glob<{ default: Readonly<Record<string, { title: string; lead: string }>> }>(
  '../../../../../packages/i18n/catalogs/manual-titles.*.json',
);

/** What ships, as operators begin to change it. */
export async function shippedChapter(chapter: ManualChapter, locale: Locale): Promise<PageText> {
  const { picture, steps, note } = (await load(audienceOf(chapter)!, locale))[chapter]!;
  const names = await titles[`../../../../../packages/i18n/catalogs/manual-titles.${locale}.json`]!();
  const { title, lead } = names.default[chapter]!;
  return {
    title,
    intro: lead,
    lead: picture,
    sections: [
      ...steps.map((step, at) => ({ id: `step-${at + 1}`, ...step })),
      ...(note ? [{ id: noteId, ...note }] : []),
    ],
  };
}

export const manualQuery = (audience: ManualAudience, locale: Locale) =>
  queryOptions({ queryKey: ['manual', audience, locale], queryFn: () => loadPublished(audience, locale) });

/** The chapters of all audiences, for the search. */
export const everyManualQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['manual', 'every', locale],
    queryFn: async (): Promise<ManualTexts> =>
      Object.assign(
        {},
        ...(await Promise.all(manualAudiences.map((audience) => loadPublished(audience, locale)))),
      ) as ManualTexts,
  });

export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The picture of a chapter; undefined while none was taken. */
export function pictureOf(chapter: ManualChapter, locale: Locale): Picture | undefined {
  const src = pictures[`./pictures/${chapter}.${locale}.webp`];
  const size = (pictureFacts.sizes as Readonly<Record<string, readonly number[]>>)[`${chapter}.${locale}`];
  return src !== undefined && size ? { src, width: size[0]!, height: size[1]! } : undefined;
}

/** The day on which the pictures were taken. */
export const picturesTaken = pictureFacts.taken;

/** A text in pieces; those between `[[` and `]]` are words of the screen. */
export const quotesIn = (text: string): readonly { readonly text: string; readonly quoted: boolean }[] =>
  text
    .split(/\[\[|\]\]/)
    .map((piece, at) => ({ text: piece, quoted: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');

const plain = (text: string): string => text.replaceAll(/\[\[|\]\]/g, '');

/** The number of a chapter in the list of its audience, from 1. */
export const numberOf = (chapter: ManualChapter): number =>
  (manuals[audienceOf(chapter)!] as readonly ManualChapter[]).indexOf(chapter) + 1;

const wordsAMinute = 180;

/** Minutes that reading a chapter takes, at least one. */
export function readingMinutes(lead: string, { steps, note }: ManualText): number {
  const all = [lead, ...steps.flatMap(({ title, text }) => [title, text]), note?.title ?? '', note?.text ?? ''];
  return Math.max(1, Math.round(all.join(' ').split(/\s+/).length / wordsAMinute));
}

export interface Found {
  readonly chapter: ManualChapter;
  readonly title: readonly Piece[];
  /** The first sentence that has what was typed. */
  readonly where: readonly Piece[];
}

/** Chapters that have all typed words, those with them in the title first. */
export function findChapters(
  typed: string,
  chapters: readonly { chapter: ManualChapter; title: string; lead: string; text: ManualText | undefined }[],
): readonly Found[] {
  const found = chapters.flatMap(({ chapter, title, lead, text }) => {
    const sentences = [
      lead,
      ...(text?.steps.flatMap((step) => [step.title, step.text]) ?? []),
      text?.note?.title ?? '',
      text?.note?.text ?? '',
    ].map(plain);
    const inTitle = matches(title, typed);
    if (!inTitle && !matches([title, ...sentences].join(' '), typed)) return [];
    const first = typed.trim().split(/\s+/)[0]!;
    const where = sentences.find((one) => matches(one, typed)) ?? sentences.find((one) => matches(one, first)) ?? lead;
    return [{ chapter, inTitle, title: pieces(title, typed), where: pieces(where, typed) }];
  });
  return found.sort((a, b) => Number(b.inTitle) - Number(a.inTitle));
}
