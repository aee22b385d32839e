import { describe, expect, it } from 'vitest';
import { samples as figures } from '@vumon/figures/samples';
import { mediaOf, looksOf, parseContent } from '../index.ts';
import { imageRef } from '../schema/core.ts';
import { inLanguage } from '../schema/drawn.ts';
import { samples } from '../registry/samples.ts';
import { imageOfFigure, redrawn } from './index.ts';

const clock = { figure: { version: 1, kind: 'clock', hour: 8, minute: 20 }, full: false } as const;
const triangle = { figure: figures.find(({ kind }) => kind === 'triangle')!, full: true };
const [one, two] = [imageOfFigure(clock), imageOfFigure(triangle)];
const { content, key } = samples.MC1;

describe('a figure in a question', () => {
  it.each(figures.map((figure, at) => [`${at} ${figure.kind}`, figure] as const))('%s fits the schema', (_, figure) => {
    const image = imageOfFigure({ figure, full: false });
    expect(imageRef.parse(image)).toEqual(image);
    expect(imageOfFigure({ figure, full: false }).media).toBe(image.media);
  });
  it('has a name of its own for every drawing', () => {
    expect(new Set(figures.map((figure) => imageOfFigure({ figure, full: false }).media)).size).toBe(figures.length);
  });
  it('is no file, but part of what the question looks like', () => {
    const parsed = parseContent('MC1', 1, { ...content, images: [one] });
    if (!parsed.ok) return expect.unreachable(JSON.stringify(parsed.problems));
    expect([mediaOf('MC1', parsed.value), looksOf('MC1', parsed.value)]).toEqual([[], [one.media]]);
  });
  it('is described in the language of its reader', () => {
    const [image] = inLanguage([one], 'en');
    expect(image!.alt).toBe(one.alts!.en);
  });
});

describe('drawing figures anew', () => {
  it('keeps a question without figures as it is', () => {
    const question = { content, answerKey: key };
    expect(redrawn(question)).toEqual({ ok: true, ...question });
  });
  it('finds the data of parts in their keys, and lets go of data without a drawing', () => {
    const parts = {
      content: { parts: [{ content: { images: [one] } }] },
      answerKey: { parts: { p1: { key: { figures: { [one.media]: clock, [two.media]: triangle } } } } },
    };
    expect(redrawn(parts)).toEqual({
      ok: true,
      content: parts.content,
      answerKey: { parts: { p1: { key: { figures: { [one.media]: clock } } } } },
    });
  });
  it("keeps an author's own description, and writes the others again", () => {
    const { alts: _, ...own } = { ...one, alt: 'Đồng hồ treo tường' };
    const result = redrawn({
      content: { images: [own, { ...two, alt: '', alts: { vi: 'x', en: 'y' } }] },
      answerKey: { figures: { [one.media]: clock, [two.media]: triangle } },
    });
    expect(result).toMatchObject({ ok: true, content: { images: [own, two] } });
  });
  it('gives a figure that was changed its new name', () => {
    const result = redrawn({ content: { images: [one] }, answerKey: { figures: { [one.media]: triangle } } });
    expect(result).toEqual({
      ok: true,
      content: { images: [two] },
      answerKey: { figures: { [two.media]: triangle } },
    });
  });
  it('refuses a figure without data', () => {
    expect(redrawn({ content: { images: [one] }, answerKey: {} })).toMatchObject({ ok: false });
  });
});
