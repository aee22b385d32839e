/** What a cell is to those who only have to know of it: its configuration, the marks in tokens, sending a request on. */
import type { RequestContext } from '../http/context.ts';

export interface CellConfig {
  /** Such as `c07`. */
  readonly name: string;
  readonly directoryUrl: string;
  /** 32 bytes with which keys are hashed before the directory gets them; the same in all cells. */
  readonly directoryKey: Buffer;
  /** 32 bytes of its own, from which the key is made that signs its calls to other cells. */
  readonly signingSeed: Buffer;
  /** Where a cell reaches the others: the balancer's address, without a slash at the end. */
  readonly callUrl: string;
}

/** Two decimal digits, so that sixty cells have names of one length. */
export const cellNames: RegExp = /^c[0-5]\d$/;

/** A request that another cell answers: the browser is told to send it again, to the same address of that cell. */
export class AtOtherCell extends Error {
  override name = 'AtOtherCell';
  readonly cell: string;
  constructor(cell: string) {
    super(`another cell answers this: ${cell}`);
    this.cell = cell;
  }
}

interface OwnCell {
  readonly config: { readonly cell: CellConfig | null };
}

/** A token that says which cell has issued it, so that it opens something there from wherever it is used. */
export const issuedHere = ({ config: { cell } }: OwnCell, token: string): string =>
  cell ? `${cell.name}.${token}` : token;

/** The token as it was before `issuedHere`. One of another cell, or from the time before there were cells, stays as it is. */
export function tokenOfHere({ config: { cell } }: OwnCell, token: string): string {
  const mark = cell && `${cell.name}.`;
  return mark && token.startsWith(mark) ? token.slice(mark.length) : token;
}

/** Errors: AtOtherCell for a token that another cell has issued. */
export function readHere({ app, addressed }: Pick<RequestContext, 'app' | 'addressed'>, token: string): string {
  const { cell } = app.config;
  const issuer = token.split('.', 1)[0]!;
  if (cell && !addressed && issuer !== cell.name && cellNames.test(issuer)) throw new AtOtherCell(issuer);
  return tokenOfHere(app, token);
}

/** The beginning of addresses that a balancer sends to one cell, whoever asks. */
export const atCell = (cell: string): string => `/at/${cell}`;

/** Where the API of this installation, or of this cell, is reached from outside: for what no session leads to the right cell. */
export const apiUrl = ({ config }: { readonly config: OwnCell['config'] & { readonly publicUrl: string } }): string =>
  `${config.publicUrl}${config.cell ? atCell(config.cell.name) : ''}/api`;
