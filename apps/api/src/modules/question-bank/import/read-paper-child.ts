/**
 * Child process that reads an untrusted Word file, or a page or pasted markup when its argument says `html`: limited memory,
 * no secrets, killable. Reads bytes from stdin; writes the
 * length of the paper's JSON in four bytes, the JSON, and the bytes of the pictures one after the other, each as it is in the file
 * and then as it was drawn, if it had to be.
 */
import { htmlText, readPaper, readPaperHtml, WordError } from '@vumon/question-types/papers';
import { drawPictures } from './draw-pictures.ts';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);

async function read(): Promise<{ json: object; pictures: readonly Uint8Array[] }> {
  try {
    const bytes = Buffer.concat(chunks);
    const { paper, files } = process.argv[2] === 'html' ? readPaperHtml(htmlText(bytes)) : readPaper(bytes);
    const drawn = await drawPictures(files);
    return {
      json: {
        paper,
        files: files.map(({ mediaType, bytes }, at) => ({
          mediaType,
          size: bytes.length,
          drawnSize: drawn[at]?.length ?? null,
        })),
      },
      pictures: files.flatMap(({ bytes }, at) => [bytes, drawn[at] ?? new Uint8Array(0)]),
    };
  } catch (error) {
    return { json: { error: error instanceof WordError ? error.code : 'WORD_DAMAGED' }, pictures: [] };
  }
}

const { json, pictures } = await read();
const text = Buffer.from(JSON.stringify(json));
const length = Buffer.alloc(4);
length.writeUInt32LE(text.length);
process.stdout.write(Buffer.concat([length, text, ...pictures]));
