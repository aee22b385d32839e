// node tools/sample-media.ts <folder of symbols> […]: makes missing pictures and recordings of the question types'
// samples, for the gallery.
// Symbols are SVG files named by an English word, or listed in an index.csv beside them. Speech needs espeak-ng and
// ffmpeg.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samples } from '../packages/question-types/src/registry/samples.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'apps/web/src/content/type-gallery/samples');
const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp') as (input: Buffer) => {
  png(options: object): { toFile(path: string): Promise<unknown> };
};

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Thing = { readonly [name: string]: Json };
const isThing = (value: Json | undefined): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object in a tree of JSON, from the root down. */
function* things(value: Json): Generator<Thing> {
  if (Array.isArray(value)) for (const one of value as readonly Json[]) yield* things(one);
  else if (isThing(value)) {
    yield value;
    for (const one of Object.values(value)) yield* things(one);
  }
}

const symbols = new Map<string, string>();
for (const folder of process.argv.slice(2)) {
  const index = join(folder, 'index.csv');
  if (existsSync(index)) {
    for (const line of readFileSync(index, 'utf8').split('\n').slice(1)) {
      const cells = line.split(',');
      const name = cells.find((cell) => /^[a-z][a-z -]+$/.test(cell.trim()));
      const file = cells
        .map((cell) => join(folder, 'svg', `${cell.trim().replace(/\.svg$/, '')}.svg`))
        .find((path) => existsSync(path));
      if (name !== undefined && file !== undefined)
        for (const word of [name.trim(), name.trim().split(' ').at(-1)!])
          if (!symbols.has(word)) symbols.set(word, file);
    }
  }
  for (const file of readdirSync(join(folder, 'svg')).toSorted((a, b) => a.length - b.length)) {
    const word = file
      .replace(/\.svg$/, '')
      .toLowerCase()
      .split('_')[0]!;
    if (/^[a-z]+$/.test(word) && !symbols.has(word)) symbols.set(word, join(folder, 'svg', file));
  }
}

/** The symbol for the last word that has one: "the red bus" gives a bus. */
function symbolOf(text: string): string | undefined {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  for (const word of words.toReversed())
    for (const form of [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')])
      if (symbols.has(form)) return symbols.get(form);
  return undefined;
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const picture = (path: string, x: number, y: number, width: number, height: number, extra = ''): string =>
  `<image href="data:image/svg+xml;base64,${readFileSync(path).toString('base64')}" x="${x}" y="${y}" width="${width}" height="${height}" ${extra}/>`;

/** Draws a zone: its symbol (pale where it is to be coloured), or its outline. */
function zoneOf(zone: Thing, width: number, height: number, pale: boolean): string {
  const shape = zone['shape'] as Thing;
  const at = (value: Json | undefined, full: number): number => (Number(value ?? 0) / 1000) * full;
  const style = 'fill="#fff" stroke="#383844" stroke-width="3"';
  const points = (shape['points'] ?? []) as readonly Thing[];
  const xs = points.map((point) => at(point['x'], width));
  const ys = points.map((point) => at(point['y'], height));
  const polygon = points.length > 0;
  const box = polygon
    ? {
        x: Math.min(...xs),
        y: Math.min(...ys),
        w: Math.max(...xs) - Math.min(...xs),
        h: Math.max(...ys) - Math.min(...ys),
      }
    : {
        x: at(shape['x'], width),
        y: at(shape['y'], height),
        w: at(shape['width'], width),
        h: at(shape['height'], height),
      };
  const outline = polygon
    ? `<polygon points="${xs.map((x, index) => `${x},${ys[index]}`).join(' ')}" ${style}/>`
    : shape['kind'] === 'ellipse'
      ? `<ellipse cx="${box.x + box.w / 2}" cy="${box.y + box.h / 2}" rx="${box.w / 2}" ry="${box.h / 2}" ${style}/>`
      : `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" rx="8" ${style}/>`;
  const symbol = symbolOf(String(zone['name'] ?? ''));
  if (symbol === undefined) return outline;
  const drawn = picture(symbol, box.x, box.y, box.w, box.h, pale ? 'opacity="0.25"' : '');
  return pale ? outline + drawn : drawn;
}

async function drawPicture(id: string, ref: Thing, holder: Thing): Promise<void> {
  const alt = String(ref['alt'] ?? '');
  const ratio = Number(ref['height'] ?? 3) / Number(ref['width'] ?? 4);
  const width = 640;
  const height = Math.round(width * ratio);
  const zones = (Array.isArray(holder['zones']) ? holder['zones'] : []) as readonly Thing[];
  const symbol = symbolOf(id.replace(/^sample-(image-)?/, '')) ?? symbolOf(alt);
  let inside: string;
  if (zones.length > 0)
    inside = `<rect y="${height * 0.72}" width="${width}" height="${height * 0.28}" fill="#e8e6e1"/>${zones.map((zone) => zoneOf(zone, width, height, holder['palette'] !== undefined)).join('')}`;
  else if (symbol !== undefined) inside = picture(symbol, width * 0.15, height * 0.1, width * 0.7, height * 0.8);
  else {
    // Without a symbol the picture shows its description as text.
    const lines = alt
      .split(' ')
      .reduce<string[]>(
        (rows, word) =>
          (rows.at(-1) ?? '').length + word.length < 26
            ? [...rows.slice(0, -1), `${rows.at(-1) ?? ''} ${word}`.trim()]
            : [...rows, word],
        [],
      );
    inside = `<rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="16" fill="none" stroke="#4936bd" stroke-width="6"/>${lines.map((line, row) => `<text x="${width / 2}" y="${height / 2 + (row - (lines.length - 1) / 2) * 48 + 12}" font-family="Be Vietnam Pro, DejaVu Sans, sans-serif" font-size="36" text-anchor="middle" fill="#22212d">${escape(line)}</text>`).join('')}`;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${inside}</svg>`;
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toFile(join(target, `${id}.png`));
}

/** Speaks a text into an MP3 (mono, 48 kbit/s); each speaker of a dialogue has a voice of their own. */
function speak(id: string, text: string, language: string): void {
  const work = mkdtempSync(join(tmpdir(), 'sample-media-'));
  try {
    const turns = text
      .replace(/%[a-z]%|\[\[[a-z0-9]+\]\]|\$/g, '')
      .split(/—|\n/)
      .map((turn) => turn.replace(/^\s*\w{1,12}:/, '').trim())
      .filter((turn) => turn !== '');
    const voices = language === 'vi' ? ['vi', 'vi+f3'] : ['en-gb', 'en-gb+f3'];
    const parts = turns.map((turn, index) => {
      const path = join(work, `${index}.wav`);
      execFileSync('espeak-ng', ['-v', voices[index % 2]!, '-s', '145', '-w', path, turn]);
      return path;
    });
    writeFileSync(join(work, 'list'), parts.map((path) => `file '${path}'`).join('\n'));
    execFileSync('ffmpeg', [
      '-loglevel',
      'error',
      '-y',
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      join(work, 'list'),
      '-ac',
      '1',
      '-ar',
      '24000',
      '-b:a',
      '48k',
      join(target, `${id}.mp3`),
    ]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const captions = (text: string): string =>
  `WEBVTT\n\n${text
    .split(/—|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(
      (line, index) =>
        `00:00:${String(index * 3).padStart(2, '0')}.000 --> 00:00:${String(index * 3 + 3).padStart(2, '0')}.000\n${line}\n`,
    )
    .join('\n')}`;

/** The text of a recording: the key's text for the owner's id, else the transcript, else the owner's own text. */
function wordsOf(owner: Thing, key: Thing): string {
  const own = String(owner['id'] ?? '');
  for (const one of things(key))
    if (isThing(one['spoken']))
      for (const spoken of things(one['spoken'])) if (typeof spoken[own] === 'string') return spoken[own];
  const transcript = key['transcript'] ?? key['videoScript'];
  return typeof transcript === 'string' && transcript.trim() !== ''
    ? transcript
    : String(owner['text'] ?? owner['stem'] ?? 'Listen.') || 'Listen.';
}

mkdirSync(target, { recursive: true });
const has = (id: string): boolean => readdirSync(target).some((name) => name.startsWith(`${id}.`));
const say = (what: string): void => console.log(`made ${what}`);
for (const [code, sample] of Object.entries(samples)) {
  const content = sample.content as unknown as Thing;
  const key = sample.key as unknown as Thing;
  for (const holder of things([content, key])) {
    for (const [name, ref] of Object.entries(holder).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one) => [name, one] as const) : [[name, value as Json] as const],
    )) {
      if (name === 'subtitles' && typeof ref === 'string' && !has(ref)) {
        writeFileSync(join(target, `${ref}.vtt`), captions(wordsOf(holder, key)));
        say(`${code} ${ref}`);
      }
      if (!isThing(ref) || typeof ref['media'] !== 'string' || !ref['media'].startsWith('sample-') || has(ref['media']))
        continue;
      const id = ref['media'];
      if (ref['alt'] !== undefined) await drawPicture(id, ref, holder);
      else if (name === 'video')
        execFileSync('ffmpeg', [
          '-loglevel',
          'error',
          '-y',
          '-f',
          'lavfi',
          '-i',
          'color=c=0x4936bd:s=320x180:d=6',
          '-f',
          'lavfi',
          '-i',
          'sine=frequency=330:duration=6',
          '-c:v',
          'libvpx',
          '-b:v',
          '80k',
          '-c:a',
          'libvorbis',
          join(target, `${id}.webm`),
        ]);
      else speak(id, wordsOf(holder, key), sample.language);
      say(`${code} ${id}`);
    }
  }
}
writeFileSync(
  join(target, 'CREDITS.md'),
  `# Pictures and sounds of the samples

Pictures are drawn from symbols of OpenMoji ("All emojis designed by OpenMoji – the open-source emoji and icon project. License: CC BY-SA 4.0") and of Mulberry Symbols (Copyright 2018–2026 Steve Lee, CC BY-SA 4.0), scaled and placed on a plain ground; the pictures here are under CC BY-SA 4.0 as well.

Recordings are synthetic speech (espeak-ng). They show how a type works and are not fit for an exam.
`,
);
