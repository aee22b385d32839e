/**
 * Child process that reads an untrusted Word file: limited memory, no secrets, killable. Reads bytes from stdin; writes the
 * length of the paper's JSON in four bytes, the JSON, and the bytes of the pictures one after the other.
 */
import { readPaper, WordError } from '@vumon/question-types/papers';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);

function read(): { json: object; pictures: readonly Uint8Array[] } {
  try {
    const { paper, files } = readPaper(Buffer.concat(chunks));
    return {
      json: { paper, files: files.map(({ mediaType, bytes }) => ({ mediaType, size: bytes.length })) },
      pictures: files.map(({ bytes }) => bytes),
    };
  } catch (error) {
    return { json: { error: error instanceof WordError ? error.code : 'WORD_DAMAGED' }, pictures: [] };
  }
}

const { json, pictures } = read();
const text = Buffer.from(JSON.stringify(json));
const length = Buffer.alloc(4);
length.writeUInt32LE(text.length);
process.stdout.write(Buffer.concat([length, text, ...pictures]));
