/**
 * Reads a Word file or a PDF as a paper with its pictures, in a child process; error codes tell users what to do about the file.
 */
import { fileURLToPath } from 'node:url';
import { AppError, type ErrorCode } from '@vumon/domain';
import type { PaperFile, PaperSource, StoredPaper } from '@vumon/question-import/papers';
import { readInChild } from '../../../reader.ts';

const child = fileURLToPath(new URL('./read-paper-child.ts', import.meta.url));
const limits = { timeMs: 20_000, heapMegabytes: 512, outputBytes: 96 * 1024 * 1024 };

const reasons: Readonly<Record<string, ErrorCode>> = {
  WORD_NOT_DOCX: 'WORD_NOT_DOCX',
  WORD_OLD_OR_LOCKED: 'WORD_OLD',
  WORD_TOO_LARGE: 'WORD_TOO_HEAVY',
  WORD_TOO_DEEP: 'WORD_TOO_HEAVY',
  WORD_ENTITIES: 'WORD_DAMAGED',
  PDF_LOCKED: 'PDF_LOCKED',
  PDF_SCAN: 'PDF_SCAN',
  PDF_DAMAGED: 'PDF_DAMAGED',
};

const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** A PDF by its first bytes, whatever the file's name is. */
export const isPdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 1024).includes('%PDF-');

/** Detects files that are not .docx by their first bytes, and returns the error; null for what may be a .docx. */
function refusalOf(bytes: Buffer): ErrorCode | null {
  const head = bytes.toString('latin1', 0, 1024);
  if (bytes.subarray(0, 8).equals(compoundFile))
    return bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'WORD_LOCKED' : 'WORD_OLD';
  if (/^\s*\{\\rtf|^\s*<(?:html|!doctype|\?xml)/i.test(head)) return 'WORD_OLD';
  return bytes.length > 22 && bytes.readUInt32LE(0) === 0x04034b50 ? null : 'WORD_NOT_DOCX';
}

/** `drawn`: the picture converted to PNG, if browsers cannot show the original. */
export interface ReadFile extends PaperFile {
  readonly drawn: Uint8Array | null;
}

interface Reply {
  readonly error?: string;
  readonly paper?: StoredPaper;
  readonly source?: PaperSource;
  readonly files?: readonly {
    readonly mediaType: string;
    readonly size: number;
    readonly drawnSize: number | null;
  }[];
}

export async function readPaperFile(
  bytes: Buffer,
  kind: 'word' | 'pdf' | 'html' = 'word',
): Promise<{ paper: StoredPaper; source: PaperSource; files: ReadFile[] }> {
  const refusal = kind === 'word' ? refusalOf(bytes) : null;
  if (refusal) throw new AppError(refusal);
  const output = await readInChild(child, bytes, limits, [kind]);
  // Without output the child was killed: it exceeded the limit of time, memory or output.
  if (!output || output.length < 4) throw new AppError('WORD_TOO_HEAVY');
  const end = 4 + output.readUInt32LE(0);
  const { error, paper, source, files = [] } = JSON.parse(output.toString('utf8', 4, end)) as Reply;
  if (error !== undefined || !paper || !source) throw new AppError(reasons[error ?? ''] ?? 'WORD_DAMAGED');
  let at = end;
  return {
    paper,
    source,
    files: files.map(({ mediaType, size, drawnSize }) => ({
      mediaType,
      bytes: output.subarray(at, (at += size)),
      drawn: drawnSize === null ? null : output.subarray(at, (at += drawnSize)),
    })),
  };
}
