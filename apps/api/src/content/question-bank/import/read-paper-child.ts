/**
 * Child process that reads an untrusted Word file, or HTML when its argument is `html`, with limited memory and without
 * secrets; it can be killed. It reads the file from stdin and writes to stdout: the length of the paper's JSON in four
 * bytes, the JSON, and for each picture its bytes in the file, followed by those of the converted PNG if there is one.
 */
import { htmlText, readPaper, readPaperHtml, WordError } from '@vumon/question-import/papers';
import { visibleTexts } from '../../../platform/http/input-text.ts';
import { drawPictures } from './draw-pictures.ts';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);

async function read(): Promise<{ json: object; pictures: readonly Uint8Array[] }> {
  try {
    const bytes = Buffer.concat(chunks);
    const { paper, files, source } = process.argv[2] === 'html' ? readPaperHtml(htmlText(bytes)) : readPaper(bytes);
    const drawn = await drawPictures(files);
    return {
      json: {
        // A file's texts never pass the checks of a request's body.
        paper: visibleTexts(paper),
        source: visibleTexts(source),
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
