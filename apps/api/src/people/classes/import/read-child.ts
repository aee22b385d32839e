/**
 * Child process that parses an untrusted file: limited memory, no secrets, killable. Reads bytes from stdin, writes
 * cells to stdout. Arguments: `--sheet=NAME`, all others are header texts.
 */
import type { SheetCells } from './cells.ts';
import { readSheet } from './read-sheet.ts';

const args = process.argv.slice(2);
const headers = args.filter((arg) => !arg.startsWith('--sheet='));
const chosen = args.find((arg) => arg.startsWith('--sheet='))?.slice('--sheet='.length);
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
let sheet: SheetCells | null = null;
try {
  sheet = readSheet(Buffer.concat(chunks), { headers, sheet: chosen });
} catch {
  // Any parser error means that the workbook cannot be read.
}
process.stdout.write(JSON.stringify({ sheet }));
