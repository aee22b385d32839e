/**
 * Makes the spoken question numbers (numbers.mp3, and numbers.json with the place of each word in it):
 * `node apps/api/src/exam/papers/numbers/make.ts`. Needs the Debian packages festival, festvox-us-slt-hts, htsengine,
 * ffmpeg and lame; the product itself needs none of them. The voice is that of the system's recordings
 * (packages/content/data/audio/SOURCE.md), CC0.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const htsVoice = '/usr/share/festival/voices/us/cmu_us_slt_arctic_hts/hts/cmu_us_slt_arctic_hts.htsvoice';
/** As many as the longest examination has (TOEIC). */
const mostNumbers = 200;
const words = ['Question', 'Questions', 'to', ...Array.from({ length: mostNumbers }, (_, at) => String(at + 1))];

const folder = mkdtempSync(join(tmpdir(), 'vumon-numbers-'));
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const script = words.map(
  (word, at) =>
    `(set! u (Utterance Text ${JSON.stringify(`${word}.`)}))\n(utt.synth u)\n(hts_dump_feats u hts_feats_list "${join(folder, `${at}.lab`)}")`,
);
writeFileSync(join(folder, 'label.scm'), ['(voice_cmu_us_slt_arctic_hts)', ...script].join('\n'));
run('festival', '-b', join(folder, 'label.scm'));

const quiet = 'silenceremove=start_periods=1:start_threshold=-50dB';
const spoken = words.map((_, at) => {
  const raw = join(folder, String(at));
  run('hts_engine', '-m', htsVoice, '-ow', `${raw}.wav`, '-r', '0.93', '-a', '0.45', '-b', '0.2', `${raw}.lab`);
  // The gain is the same for all words, which measuring each short word by itself would not give.
  const filter = `${quiet},areverse,${quiet},areverse,apad=pad_dur=0.06,volume=4dB,alimiter=limit=0.8:level=false,aresample=22050`;
  run('ffmpeg', '-v', 'error', '-y', '-i', `${raw}.wav`, '-af', filter, `${raw}.cut.wav`);
  run('lame', '--quiet', '-m', 'm', '--resample', '22.05', '-b', '24', '--nores', `${raw}.cut.wav`, `${raw}.mp3`);
  return readFileSync(`${raw}.mp3`);
});
let at = 0;
const places = Object.fromEntries(
  words.map((word, index) => {
    const place = [at, at + spoken[index]!.length];
    at = place[1]!;
    return [word, place];
  }),
);
writeFileSync(join(import.meta.dirname, 'numbers.mp3'), Buffer.concat(spoken));
writeFileSync(join(import.meta.dirname, 'numbers.json'), `${JSON.stringify(places)}\n`);
rmSync(folder, { recursive: true });
