/**
 * Random Unicode through every renderer with native code: none of its processes may end. FUZZ=500 runs that many rounds;
 * the usual few need about 5 s.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ExamContent } from '@vumon/contract';
import { paperOf } from '@vumon/paper';
import { paperSource, typstString } from '@vumon/paper/typst';
import { itemsOf, questionType, questionTypeCodes, type QuestionTypeCode } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { joinRecordings } from '../platform/audio/index.ts';
import { PdfError, renderPage, renderPdf, renderPicture } from '../platform/pdf/index.ts';
import { encodePicture, PictureError } from '../platform/pictures/index.ts';
import { readInChild } from '../reader.ts';
import { makeSheets } from '../platform/spreadsheet.ts';
import { Assembler } from '../content/assembly/assembler.ts';
import { ChildEnded } from '../platform/native/limits.ts';
import { during, type Crash } from '../platform/native/under-way.ts';

// oxlint-disable-next-line node/no-process-env
const rounds = Number(process.env['FUZZ'] ?? 6);
const few = Math.ceil(rounds / 10);
const patience = 60_000 + rounds * 3_000;

/** Characters that layout treats in ways of its own, among others. */
const odd = [
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200c\u200d\u200e\u200f\u00ad\u2060\ufeff',
  '\u0301',
  '\u0302\u0323',
  '\u0338',
  'ế',
  'ẫ'.normalize('NFD'),
  'אבג',
  'مرحبا',
  '한\u3164',
  'क्ष',
  'ﷺ',
  '\u2028',
  '\u2029',
  '👩‍👩‍👧',
  '🏳️‍🌈',
  '1️⃣',
  '\u{e0041}',
  '\u{10ffff}',
  '\ufffe',
  '\t',
  '\n',
  '\r',
  '\u0085',
  ' ',
  '$',
  '$x^2$',
  '\\',
  '\\frac{1}{2}',
  '"',
  '#',
  '%',
  '*',
  '_',
  '`',
  '<',
  '&',
  '@',
  '[',
  ']',
  '{',
  '}',
  '//',
  '=',
  '-',
  '~',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 6 }), fc.string({ maxLength: 4 })), {
    maxLength: 24,
  })
  .map((parts) => parts.join(''));

/** Fails when a process ends in it, whatever else happens. */
async function survives(
  work: () => Promise<unknown>,
  allowed: (error: unknown) => boolean = () => false,
): Promise<void> {
  const crashes: Crash[] = [];
  const fuzz = { kind: 'job' as const, id: '1', name: 'fuzz' };
  await during({ work: fuzz, record: (crash) => crashes.push(crash) }, () =>
    work().catch((error: unknown) => {
      if (error instanceof ChildEnded || !allowed(error)) throw error;
    }),
  );
  expect(crashes).toEqual([]);
}
const check = (runs: number, property: fc.IAsyncProperty<unknown>) =>
  fc.assert(property, { numRuns: runs, endOnFailure: true });

test(
  'names on documents',
  () =>
    check(
      rounds,
      fc.asyncProperty(text, text, async (name, title) => {
        const source = `#set text(font: "Tinos", lang: "vi")\n#let data = json("data.json")\n#align(center, text(20pt, data.name))\n${`#${typstString(title)}`}`;
        await survives(() => renderPdf(source, { data: { name } }));
      }),
    ),
  patience,
);

/** The sample with every text that a reader sees replaced. */
function withTexts(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return /[\s\u0080-\uffff]/.test(value) ? next() : value;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTexts(inner, next)]));
}
function examOf(type: QuestionTypeCode, texts: readonly string[]): ExamContent {
  let at = 0;
  const next = () => texts[(at += 1) % texts.length] ?? '';
  const content = withTexts(samples[type].content, next) as (typeof samples)[typeof type]['content'];
  const question = {
    id: randomUUID(),
    type,
    schemaVersion: questionType(type).schemaVersion,
    content,
    items: itemsOf(type, content),
    firstNumber: 1,
    points: {},
    skill: 'NU' as const,
    difficulty: 'M1',
  };
  return {
    examId: randomUUID(),
    version: 1,
    name: next(),
    subject: 'MATH',
    gradeId: '12',
    minutes: 90,
    totalQuestions: 1,
    totalPoints: 1000,
    rounding: '0.1',
    shuffle: true,
    sections: [
      { id: 'sect1', skill: 'NU', parts: [{ id: 'part1', name: next(), instructions: next(), questions: [question] }] },
    ],
  } as ExamContent;
}

/** Null for texts that the type itself refuses, such as a letter that is none. */
function readable(exam: ExamContent) {
  try {
    return paperOf(exam, 'vi');
  } catch {
    return null;
  }
}

test(
  'papers and previews of every question type',
  () =>
    check(
      rounds,
      fc.asyncProperty(
        fc.constantFrom(...questionTypeCodes),
        fc.array(text, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(1 as const, 2 as const),
        async (type, texts, columns) => {
          const paper = readable(examOf(type, texts));
          fc.pre(paper !== null);
          const school = {
            authority: texts[0]!,
            school: texts.at(-1)!,
            year: '2026',
            subject: 'Toán',
            grade: 'Lớp 12',
          };
          const look = { locale: 'vi' as const, columns, sheet: false, pictures: new Map(), code: '101' };
          const source = paperSource(paper!, school, look);
          // A source that the compiler refuses is an error of ours, but ends nothing.
          await survives(
            () => renderPdf(source),
            (error) => error instanceof PdfError,
          );
          await survives(
            () => renderPage(source, { page: 1, width: 700 }),
            (error) => error instanceof PdfError,
          );
        },
      ),
    ),
  patience,
);

test(
  'pictures with text, and damaged pictures',
  async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await check(
      rounds,
      fc.asyncProperty(text, fc.nat(png.length - 1), fc.nat(255), async (label, at, value) => {
        await survives(() =>
          renderPicture(`#set page(width: 200pt, height: 80pt)\n#set text(font: "Tinos")\n#${typstString(label)}`, {
            scale: 1,
          }),
        );
        const damaged = Buffer.from(png);
        damaged[at] = value;
        for (const purpose of ['storage', 'print'] as const)
          await survives(
            () => encodePicture({ purpose, bytes: damaged, type: 'png', side: 100 }),
            (error) => error instanceof PictureError,
          );
      }),
    );
  },
  patience,
);

test(
  'workbooks, recordings, uploads and banks',
  async () => {
    const speech = readFileSync(join(import.meta.dirname, '../../../../packages/content/data/audio/ask1.mp3'));
    const assembler = new Assembler();
    const reader = (path: string) => fileURLToPath(new URL(path, import.meta.url));
    const limits = { timeMs: 20_000, heapMegabytes: 320, outputBytes: 16 * 1024 * 1024 };
    try {
      await check(
        few,
        fc.asyncProperty(text, fc.nat(speech.length - 1), fc.nat(255), async (cell, at, value) => {
          const rows = Array.from({ length: 5_001 }, () => [cell]);
          await survives(() => makeSheets([{ sheet: 'A', columns: [{ header: cell, width: 10 }], rows }]));
          const damaged = Buffer.from(speech);
          damaged[at] = value;
          await survives(
            () => joinRecordings([{ recording: 'a' }, { pause: 1 }], new Map([['a', damaged]])),
            (error) => error instanceof Error && error.name === 'AudioError',
          );
          // Readers end by their exit code or reply; neither is a crash.
          for (const path of [
            '../people/classes/import/read-child.ts',
            '../people/rosters/file/read-child.ts',
            '../content/question-bank/import/read-paper-child.ts',
          ])
            await survives(() => readInChild(reader(path), Buffer.from(`PK\u0003\u0004${cell}`), limits));
          for (const [kind, file] of [
            ['html', `<p>${cell}</p>`],
            [
              'pdf',
              `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/Title(${cell})>>endobj\n${cell}\ntrailer<</Root 1 0 R>>`,
            ],
          ] as const)
            await survives(() =>
              readInChild(reader('../content/question-bank/import/read-paper-child.ts'), Buffer.from(file), limits, [
                kind,
              ]),
            );
          const problem = {
            cells: [
              {
                id: cell,
                skills: null,
                topics: null,
                types: null,
                level: null,
                size: null,
                statements: null,
                count: 1,
              },
            ],
            rules: {
              alike: true,
              recent: null,
              mine: false,
              preferred: null,
              others: null,
              perSeries: null,
              perTopic: null,
            },
            held: [],
            without: [],
            usedUp: [],
            forms: 1,
            shared: 0,
            seed: 1,
          };
          const line = [cell, 'MC1', 'GR', 'M1', '1', cell, '', '', '', '', '', ''].join('\t');
          await survives(
            () =>
              assembler.assemble(
                'a',
                { key: cell, stamp: cell, load: async () => ({ text: line, apart: [] }) },
                problem,
              ),
            () => true,
          );
        }),
      );
    } finally {
      assembler.close();
    }
  },
  patience,
);
