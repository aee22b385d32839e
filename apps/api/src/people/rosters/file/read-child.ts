/** Child process that reads an untrusted export: limited memory, no secrets, killable. Bytes on stdin, rows on stdout. */
import { readRoster } from './read.ts';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
process.stdout.write(JSON.stringify(readRoster(Buffer.concat(chunks))));
