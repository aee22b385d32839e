/**
 * Recordings spoken by different people: SVOX Pico (two women) and Flite (two men), each at the pitch of the speaker's own
 * voice and at the number of words a minute that the text names. Flite is a Debian package.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spoken, type Turn, type Voice } from '../../src/media/speech.ts';

/** What of the WebAssembly module is called. */
interface Pico {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAP16: Int16Array;
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  _malloc(bytes: number): number;
  _pico_initialize(memory: number, size: number, system: number): number;
  _pico_loadResource(system: number, file: number, resource: number): number;
  _pico_getResourceName(system: number, resource: number, name: number): number;
  _pico_createVoiceDefinition(system: number, name: number): number;
  _pico_addResourceToVoiceDefinition(system: number, voice: number, resource: number): number;
  _pico_newEngine(system: number, voice: number, engine: number): number;
  _pico_putTextUtf8(engine: number, text: number, size: number, put: number): number;
  _pico_getData(engine: number, buffer: number, size: number, got: number, type: number): number;
  _pico_resetEngine(engine: number, mode: number): number;
}

const resources = { e: ['en-GB_ta.bin', 'en-GB_kh0_sg.bin'], a: ['en-US_ta.bin', 'en-US_lh0_sg.bin'] } as const;
const men = { r: 'rms', s: 'awb' } as const;
type Woman = keyof typeof resources;
type Man = keyof typeof men;

export const isPerson = (voice: Voice): voice is Woman | Man => voice in resources || voice in men;

/**
 * Where Pico is: `svoxpico.js` of the npm package @echogarden/svoxpico-wasm, and a folder with the files of `resources`.
 */
export const pico = { engine: '', voices: '' };

const memory = 2_500_000;
const stepping = 201;

/** Starts an engine with one voice; it returns 16-bit samples, 16,000 a second. */
async function womanOf(voice: Woman): Promise<(text: string) => Int16Array> {
  const { engine: engineFile, voices: folder } = pico;
  if (engineFile === '') throw new Error('name Pico: --pico=ENGINE,VOICES');
  const { default: load } = (await import(pathToFileURL(engineFile).href)) as { default: () => Promise<Pico> };
  const module = await load();
  const checked = (what: string, status: number): void => {
    if (status !== 0) throw new Error(`${what}: ${status}`);
  };
  const text = (words: string): number => {
    const bytes = new TextEncoder().encode(`${words}\0`);
    const at = module._malloc(bytes.length);
    module.HEAPU8.set(bytes, at);
    return at;
  };
  const out = module._malloc(4);
  const given = (): number => module.HEAP32[out / 4]!;
  checked('initialize', module._pico_initialize(module._malloc(memory), memory, out));
  const system = given();
  const voiceName = text('voice');
  const names = resources[voice].map((file) => {
    module.FS.writeFile(`/${file}`, readFileSync(join(folder, file)));
    checked(file, module._pico_loadResource(system, text(`/${file}`), out));
    const name = module._malloc(200);
    checked(file, module._pico_getResourceName(system, given(), name));
    return name;
  });
  checked('voice', module._pico_createVoiceDefinition(system, voiceName));
  for (const name of names) checked('voice', module._pico_addResourceToVoiceDefinition(system, voiceName, name));
  checked('engine', module._pico_newEngine(system, voiceName, out));
  const engine = given();
  const buffer = module._malloc(128);
  const [got, type] = [module._malloc(2), module._malloc(2)];
  return (words) => {
    const bytes = new TextEncoder().encode(`${words}\0`);
    const at = text(words);
    const samples: number[] = [];
    for (let put = 0; put < bytes.length;) {
      checked('text', module._pico_putTextUtf8(engine, at + put, bytes.length - put, got));
      put += module.HEAP16[got / 2]!;
      for (let status = stepping; status === stepping;) {
        status = module._pico_getData(engine, buffer, 128, got, type);
        const count = module.HEAP16[got / 2]! / 2;
        for (let one = 0; one < count; one += 1) samples.push(module.HEAP16[buffer / 2 + one]!);
      }
    }
    checked('reset', module._pico_resetEngine(engine, 0));
    return Int16Array.from(samples);
  };
}

const started = new Map<Woman, Promise<(text: string) => Int16Array>>();

/** Writes a turn as WAV; `slower` 1 is the voice's own rate. */
async function speak({ voice, text }: Turn, slower: number, file: string): Promise<void> {
  const words = spoken(text);
  if (voice in men) {
    const stretch = ['--setf', `duration_stretch=${slower}`];
    execFileSync('flite', ['-voice', men[voice as Man], ...stretch, '-t', words, '-o', file]);
    return;
  }
  const woman = voice as Woman;
  if (!started.has(woman)) started.set(woman, womanOf(woman));
  const level = Math.round(100 / slower);
  const samples = (await started.get(woman)!)(`<speed level="${level}">${words}</speed>`);
  const raw = `${file}.raw`;
  writeFileSync(raw, new Uint8Array(samples.buffer));
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 's16le', '-ar', '16000', '-ac', '1', '-i', raw, file]);
}

export const secondsOf = (file: string): number =>
  Number(
    execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file], {
      encoding: 'utf8',
    }),
  );

const wordsOf = (text: string): number => spoken(text).split(/\s+/).length;

/** Writes the turn at about `perMinute` words a minute: spoken twice, since only the sound tells the voice's own rate. */
export async function speakAt(turn: Turn, perMinute: number, file: string): Promise<void> {
  await speak(turn, 1.2, file);
  const minutes = secondsOf(file) / 60;
  const own = (wordsOf(turn.text) / minutes) * 1.2;
  // A turn of few words is mostly pause, which says nothing about the rate.
  const slower = wordsOf(turn.text) < 5 ? 1.2 : Math.min(1.7, Math.max(0.9, own / perMinute));
  await speak(turn, slower, file);
}
