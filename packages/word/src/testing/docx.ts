/** Word files made by code, with the differences between programs that write them. */
import { strToU8, zipSync } from 'fflate';

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface DocxParts {
  /** The content of `w:body`. */
  readonly body: string;
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  readonly header?: string;
  /** `image1.png`, `oleObject1.bin`: the relation's id is the name up to the dot. */
  readonly media?: Readonly<Record<string, Uint8Array>>;
}

export function makeDocx({ body, media = {}, ...parts }: DocxParts): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  const relations: string[] = [];
  for (const [kind, root] of [
    ['styles', 'styles'],
    ['numbering', 'numbering'],
    ['footnotes', 'footnotes'],
    ['header', 'hdr'],
  ] as const) {
    const content = parts[kind];
    if (content === undefined) continue;
    files[`word/${kind}.xml`] = strToU8(`${header}<w:${root} ${namespaces}>${content}</w:${root}>`);
    relations.push(`<Relationship Id="${kind}" Type="${office}/${kind}" Target="${kind}.xml"/>`);
  }
  for (const [name, content] of Object.entries(media)) {
    files[`word/media/${name}`] = content;
    relations.push(
      `<Relationship Id="${name.slice(0, name.indexOf('.'))}" Type="${office}/image" Target="media/${name}"/>`,
    );
  }
  const package_ = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  files['_rels/.rels'] = strToU8(
    `${header}<Relationships ${package_}><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  files['word/_rels/document.xml.rels'] = strToU8(
    `${header}<Relationships ${package_}>${relations.join('')}</Relationships>`,
  );
  files['word/document.xml'] = strToU8(`${header}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`);
  return zipSync(files);
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A run; `look` is the content of its `w:rPr`. */
export const run = (text: string, look = ''): string =>
  `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}${text
    .split('\t')
    .map((piece) => (piece === '' ? '' : `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`))
    .join('<w:tab/>')}</w:r>`;

export const paragraph = (content: string, properties = ''): string =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;

export const numbered = (content: string, list: number, level = 0): string =>
  paragraph(content, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

export const math = (inside: string): string => `<m:oMath>${inside}</m:oMath>`;
export const mathRun = (text: string, look = ''): string =>
  `<m:r>${look === '' ? '' : `<m:rPr>${look}</m:rPr>`}<m:t>${escapeXml(text)}</m:t></m:r>`;

export const picture = (relation: string, alt = ''): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="${escapeXml(alt)}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${relation}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

export const equationObject = (relation: string, preview = ''): string =>
  `<w:r><w:object>${preview === '' ? '' : `<v:shape><v:imagedata r:id="${preview}"/></v:shape>`}<o:OLEObject Type="Embed" ProgID="Equation.DSMT4" r:id="${relation}"/></w:object></w:r>`;

/** The smallest possible PNG. */
export const png = Uint8Array.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63000100000005000106f27d5f0000000049454e44ae426082'
    .match(/../g)!
    .map((byte) => Number.parseInt(byte, 16)),
);
