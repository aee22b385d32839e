/**
 * Makes the recordings from the texts beside it: `node packages/content/data/audio/make.ts [--pico=ENGINE,VOICES] [name …]`.
 * Needs the Debian packages festival, festvox-us-slt-hts, htsengine, flite, ffmpeg and lame, and Pico (see `people.ts`); the
 * product itself needs none of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPerson, pico, speakAt } from './people.ts';
import { audioFolder, readRecordings, readTalks, spoken, type Recording, type Voice } from '../../src/media/speech.ts';

const htsVoice = '/usr/share/festival/voices/us/cmu_us_slt_arctic_hts/hts/cmu_us_slt_arctic_hts.htsvoice';

/** Speakers of older recordings have one trained voice, varied by the vocal tract's length (-a) and pitch in half-tones (-fm). */
const sizes: Readonly<Partial<Record<Voice, readonly [tract: number, pitch: number]>>> = {
  w: [0.45, 0],
  v: [0.43, 1.5],
  m: [0.52, -8],
  o: [0.555, -10],
  g: [0.425, 2.5],
  b: [0.475, -2],
};
/** Slightly slower than the voice's own rate, because the listeners are learners: about 180 words a minute. */
const speed = 0.93;
const pause = { between: '0.45', around: '0.3' };

const folder = mkdtempSync(join(tmpdir(), 'vumon-speech-'));
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Writes the label files of all turns with one run of Festival. */
function label(recordings: readonly Recording[]): void {
  const lines = recordings.flatMap(({ name, turns }) =>
    turns.flatMap(({ voice, text }, at) =>
      isPerson(voice)
        ? []
        : `(set! u (Utterance Text ${JSON.stringify(spoken(text))}))\n(utt.synth u)\n(hts_dump_feats u hts_feats_list "${join(folder, `${name}.${at}.lab`)}")`,
    ),
  );
  writeFileSync(join(folder, 'label.scm'), ['(voice_cmu_us_slt_arctic_hts)', ...lines].join('\n'));
  run('festival', '-b', join(folder, 'label.scm'));
}

/** Talks of demo learners, which are stored as WebM like a browser's recordings. */
const talks = readTalks();

async function make(recording: Recording): Promise<void> {
  const { name, turns, rate = speed, perMinute = 140 } = recording;
  const parts: string[] = [];
  for (const [at, turn] of turns.entries()) {
    const raw = join(folder, `${name}.${at}`);
    const size = sizes[turn.voice];
    // Different people are not equally loud.
    const even = size === undefined ? 'loudnorm=I=-18:TP=-2,aresample=22050,aformat=channel_layouts=mono,' : '';
    if (size === undefined) await speakAt(turn, perMinute, `${raw}.wav`);
    else hts(raw, rate, size);
    run(
      'ffmpeg',
      '-v',
      'error',
      '-y',
      '-i',
      `${raw}.wav`,
      '-af',
      `silenceremove=start_periods=1:start_threshold=-50dB,areverse,silenceremove=start_periods=1:start_threshold=-50dB,areverse,${even}apad=pad_dur=${pause.between}`,
      `${raw}.cut.wav`,
    );
    parts.push(`${raw}.cut.wav`);
  }
  finish(recording, parts);
}

function hts(raw: string, rate: number, [tract, pitch]: readonly [number, number]): void {
  run(
    'hts_engine',
    '-m',
    htsVoice,
    '-ow',
    `${raw}.wav`,
    '-r',
    `${rate}`,
    '-a',
    `${tract}`,
    '-fm',
    `${pitch}`,
    '-b',
    '0.2',
    `${raw}.lab`,
  );
}

/** Joins the turns, at one loudness. */
function finish(recording: Recording, parts: readonly string[]): void {
  const { name } = recording;
  const whole = join(folder, `${name}.wav`);
  const inputs = parts.flatMap((part) => ['-i', part]);
  run(
    'ffmpeg',
    '-v',
    'error',
    '-y',
    ...inputs,
    '-filter_complex',
    `concat=n=${parts.length}:v=0:a=1,adelay=delays=${pause.around}s:all=1,loudnorm=I=-18:TP=-2,aresample=22050`,
    whole,
  );
  if (talks.includes(recording))
    return void run(
      'ffmpeg',
      '-v',
      'error',
      '-y',
      '-i',
      whole,
      '-ar',
      '48000',
      '-c:a',
      'libopus',
      '-b:a',
      '16k',
      '-application',
      'voip',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      join(audioFolder, `${name}.webm`),
    );
  run('lame', '--quiet', '-m', 'm', '-b', '32', whole, join(audioFolder, `${name}.mp3`));
}

const args = process.argv.slice(2);
const [engine = '', voices = ''] = (args.find((one) => one.startsWith('--pico=')) ?? '').slice(7).split(',');
Object.assign(pico, { engine, voices });
const wanted = args.filter((one) => !one.startsWith('--'));
const recordings = [...readRecordings(), ...talks].filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (recordings.some(({ turns }) => turns.some(({ voice }) => !isPerson(voice)))) label(recordings);
for (const recording of recordings) await make(recording);
rmSync(folder, { recursive: true });
