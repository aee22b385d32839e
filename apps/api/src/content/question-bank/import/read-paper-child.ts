/**
 * Child process that reads an untrusted Word file, or a PDF or HTML when its argument says so, with limited memory and without
 * secrets; it can be killed. It reads the file from stdin and writes to stdout: the length of the paper's JSON in four
 * bytes, the JSON, and for each picture its bytes in the file, followed by those of the converted PNG if there is one.
 */
import {
  htmlText,
  readPaper,
  readPaperHtml,
  readPaperPdf,
  WordError,
  type ReadPaper,
} from '@vumon/question-import/papers';
import { drawPictures } from './draw-pictures.ts';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);

function readAs(kind: string | undefined, bytes: Buffer): ReadPaper | Promise<ReadPaper> {
  if (kind === 'html') return readPaperHtml(htmlText(bytes));
  return kind === 'pdf' ? readPaperPdf(bytes) : readPaper(bytes);
}

async function read(): Promise<{ json: object; pictures: readonly Uint8Array[] }> {
  try {
    const bytes = Buffer.concat(chunks);
    const { paper, files, source } = await readAs(process.argv[2], bytes);
    const drawn = await drawPictures(files, { ownDrawings: process.argv[2] === 'pdf' });
    return {
      json: {
        paper,
        source,
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
