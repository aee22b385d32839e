/** The common parts of a question of any type: rendered once by player and review, offered by the editor. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createRenderer } from './render.tsx';
import {
  defaultsOf,
  parseContent,
  questionTypeCodes,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
} from '../index.ts';
import { editors } from '../registry/editors.tsx';
import { Audio } from '../playing/Audio.tsx';
import { Line } from '../rich-text/Line.tsx';
import { film as filmPlayer } from '../playing/Stimulus.tsx';
import { players } from '../registry/players.tsx';
import { reviews } from '../registry/reviews.tsx';
import { samples } from '../registry/samples.ts';
import { score } from '../registry/scoring.ts';
import { mayBePart } from '../types/composite/codes.ts';

const media = { url: (id: string) => `/media/${id}`, startPlay: () => Promise.resolve(null), playsLeft: () => 2 };
const ignore = (): void => {};

let draw: Awaited<ReturnType<typeof createRenderer>>;
beforeAll(async () => {
  [draw] = await Promise.all([createRenderer(), filmPlayer.load()]);
});

const lead = {
  instructions: 'Words before the question.',
  instructionAudio: { media: 'frame-spoken-lead', playLimit: 1 },
  instructionImage: { media: 'frame-lead-picture', alt: 'Alt of the lead', caption: 'Caption of the lead' },
  example: 'An example done already.',
};
const pictures = { images: [{ media: 'frame-picture', alt: 'Alt of the picture', caption: 'Caption of the picture' }] };
const audio = { audio: { media: 'frame-recording', playLimit: 2 } };
const video = { video: { media: 'frame-film', playLimit: 0, subtitles: 'frame-subtitles' } };
const passage = { passage: { title: 'Title of a text', text: 'Words of the text.', numbered: false } };
/** A video whose subtitles belong to the key. */
const mute = { video: { media: 'frame-film', playLimit: 0 } };
const keyTexts = { transcript: 'Said in the recording.', videoScript: 'Said in the film.' };

/** Media that a question may have besides instructions and pictures, as they change the layout of the player. */
const companies = {
  nothing: {},
  'a recording': audio,
  'a film': video,
  'a recording and a film': { ...audio, ...video },
};

const count = (text: string, part: string | RegExp): number => text.split(part).length - 1;
/** The picture itself, not the large one in its dialog. */
const shown = (id: string): RegExp => new RegExp(`<img[^>]*src="/media/${id}"[^>]*decoding`);
const sound = (id: string): RegExp => new RegExp(`<audio[^>]*src="/media/${id}"`);
const film = /<video[^>]*src="\/media\/frame-film"/;
const subtitles = /<track[^>]*src="\/media\/frame-subtitles"/;

function tally(drawn: string): Record<string, number> {
  return {
    words: count(drawn, lead.instructions),
    spoken: count(drawn, sound('frame-spoken-lead')),
    leadPicture: count(drawn, shown('frame-lead-picture')),
    leadCaption: count(drawn, /<figcaption[^>]*>Caption of the lead/),
    example: count(drawn, lead.example),
    picture: count(drawn, shown('frame-picture')),
    caption: count(drawn, /<figcaption[^>]*>Caption of the picture/),
    recording: count(drawn, sound('frame-recording')),
    film: count(drawn, film),
    subtitles: count(drawn, subtitles),
  };
}

const once = (content: object): Record<string, number> => ({
  words: 1,
  spoken: 1,
  leadPicture: 1,
  leadCaption: 1,
  example: 1,
  picture: 1,
  caption: 1,
  recording: 'audio' in content ? 1 : 0,
  film: 'video' in content ? 1 : 0,
  subtitles: 'video' in content ? 1 : 0,
});

/** The sample of a type with these common parts in place of its own. */
function framed(code: QuestionTypeCode, parts: object): QuestionContent {
  const { audio: _, video: __, passage: own, ...rest } = samples[code].content as unknown as Record<string, unknown>;
  const parsed = parseContent(code, 1, {
    ...rest,
    ...(own === undefined ? {} : { passage: own }),
    ...lead,
    ...pictures,
    ...parts,
  });
  if (!parsed.ok) throw new Error(`${code} does not take it: ${JSON.stringify(parsed.problems)}`);
  return parsed.value;
}

async function play(code: QuestionTypeCode, content: QuestionContent): Promise<string> {
  const { Items, Stimulus, hasStimulus } = await players[code].load();
  const props = { content, media, firstNumber: 1, shuffleSeed: null };
  return draw(
    <>
      {hasStimulus(content) && <Stimulus {...props} />}
      <Items {...props} response={null} onChange={ignore} flagged={new Set()} onFlag={ignore} />
    </>,
  );
}

async function review(code: QuestionTypeCode, content: QuestionContent, key: QuestionKey | null): Promise<string> {
  const Review = await reviews[code].load();
  const { items: results } = score(code, content, samples[code].key, samples[code].responses.wrong, { locale: 'vi' });
  return draw(
    <Review
      content={content}
      answerKey={key}
      response={samples[code].responses.wrong}
      media={media}
      firstNumber={1}
      shuffleSeed={null}
      results={results}
    />,
  );
}

describe.each(questionTypeCodes)('%s', (code) => {
  test.each(Object.entries(companies))(
    'player and review show lead, example and pictures once, with %s',
    async (_, parts) => {
      const content = framed(code, parts);
      expect(tally(await play(code, content))).toEqual(once(content));
      expect(tally(await review(code, content, samples[code].key))).toEqual(once(content));
    },
  );

  test('a reading text beside them is shown once', async () => {
    const content = framed(code, passage);
    for (const drawn of [await play(code, content), await review(code, content, samples[code].key)]) {
      expect(tally(drawn)).toEqual(once(content));
      expect(count(drawn, passage.passage.title)).toBe(1);
    }
  });

  test('transcript, script and subtitles of the key are shown after the release only', async () => {
    const content = framed(code, { ...audio, ...mute });
    const key = { ...samples[code].key, ...keyTexts, subtitles: 'frame-subtitles' };
    const after = await review(code, content, key);
    expect({
      transcript: count(after, keyTexts.transcript),
      script: count(after, keyTexts.videoScript),
      subtitles: count(after, subtitles),
    }).toEqual({ transcript: 1, script: 1, subtitles: 1 });
    const before = await review(code, content, null);
    expect(before).not.toMatch(/Said in the|frame-subtitles/);
  });

  test('the editor offers each of them and shows the existing ones', async () => {
    const Editor = await editors[code].load();
    const props = { onChange: ignore, problems: [], upload: () => Promise.reject(new Error('no uploads here')), media };
    const empty = draw(
      <Editor {...props} {...(({ content, key }) => ({ content, answerKey: key }))(defaultsOf(code))} />,
    );
    for (const offer of ['Thêm tranh vào lời dẫn', 'Thêm lời dẫn bằng âm thanh', 'Ví dụ làm sẵn'])
      expect(empty).toContain(offer);
    for (const tool of ['Thêm tranh', 'Thêm bài nghe', 'Thêm video'])
      expect(empty).toMatch(new RegExp(`aria-label="(?:${tool}|${tool.replace('Thêm', 'Đổi')})"`));
    const full = draw(
      <Editor
        {...props}
        content={framed(code, { ...audio, ...video })}
        answerKey={{ ...samples[code].key, ...keyTexts }}
      />,
    );
    const { spoken, recording, film: films, subtitles: tracks } = tally(full);
    expect({ spoken, recording, films, tracks }).toEqual({ spoken: 1, recording: 1, films: 1, tracks: 1 });
    for (const written of ['Alt of the lead', 'Caption of the lead', 'Alt of the picture', 'Caption of the picture'])
      expect(count(full, `value="${written}"`)).toBe(1);
    for (const label of ['Ví dụ làm sẵn', 'Lời bài nghe', 'Lời của video']) expect(full).toContain(label);
    expect(full).toContain('Xóa phụ đề');
  });
});

test.each(questionTypeCodes.filter((code) => mayBePart('MIX2', code)))(
  '%s as a part of a composite shows its own lead, example, pictures, recording and film once',
  async (code) => {
    const part = { id: 'p1', type: code, schemaVersion: 1, content: framed(code, { ...audio, ...video }) };
    const parsed = parseContent('MIX2', 1, { instructions: '', images: [], parts: [part] });
    if (!parsed.ok) throw new Error(`${code} is no part: ${JSON.stringify(parsed.problems)}`);
    const content = parsed.value;
    const key = {
      explanation: '',
      parts: { p1: { type: code, schemaVersion: 1, key: samples[code].key } },
    } as unknown as QuestionKey;
    const { Items } = await players.MIX2.load();
    const shared = { content, media, firstNumber: 1, shuffleSeed: null, response: null };
    expect(tally(draw(<Items {...shared} onChange={ignore} flagged={new Set()} onFlag={ignore} />))).toEqual(
      once(part.content),
    );
    const Review = await reviews.MIX2.load();
    expect(tally(draw(<Review {...shared} answerKey={key} results={[]} />))).toEqual(once(part.content));
  },
);

test('an author is told how often learners may play a recording, and may play it any number of times', () => {
  const recording = { media: 'frame-recording', playLimit: 2 };
  const port = { ...media, playsLeft: () => null };
  const drawn = (preview?: true) =>
    draw(<Audio audio={recording} port={preview ? { ...port, preview } : port} label="Bài nghe" />);
  expect(drawn(true)).toContain('Số lượt khi làm bài: 2');
  expect(drawn()).toContain('Nghe lại bao nhiêu lần cũng được');
});

test('the sign after a formula in a line stays with it', () => {
  const drawn = draw(<Line text="Tam giác $ABC$, góc $B$. Tính" />);
  expect(drawn.match(/[,.]<\/span>/g)).toEqual([',</span>', '.</span>']);
  expect(drawn).toMatch(/<\/span> góc <span/);
});
