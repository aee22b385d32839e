/** A `.docx` as typed blocks. Pure: bytes in, blocks out; malicious files give a `WordError`. */
import { BodyReader, type Parts } from './document/body.ts';
import type { Block, WordDocument } from './document/blocks.ts';
import { readNumbering } from './document/numbering.ts';
import { readStyles } from './document/styles.ts';
import { WordError, wordLimits, type WordLimits } from './errors.ts';
import { attribute, child, descendants, parseXml, type XmlElement } from './package/xml.ts';
import { openArchive } from './package/zip.ts';

export function readWord(bytes: Uint8Array, limits: WordLimits = wordLimits): WordDocument {
  const archive = openArchive(bytes, limits);
  const xml = (name: string): XmlElement | null => {
    const content = archive.read(name);
    return content && parseXml(content, limits);
  };
  const relations = (part: string): Map<string, { target: string; type: string; external: boolean }> => {
    const slash = part.lastIndexOf('/') + 1;
    const root = xml(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
    return new Map(
      (root?.children ?? []).map((one) => {
        const target = attribute(one, 'Target') ?? '';
        const name = target.startsWith('/') ? target.slice(1) : resolve(part.slice(0, slash), target);
        return [
          attribute(one, 'Id') ?? '',
          { target: name, type: attribute(one, 'Type') ?? '', external: attribute(one, 'TargetMode') === 'External' },
        ];
      }),
    );
  };
  const main =
    [...relations('').values()].find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'word/document.xml';
  const document = xml(main);
  const body = child(document ?? undefined, 'w:body');
  if (!body) throw new WordError('WORD_NOT_DOCX');
  const related = relations(main);
  const partOf = (type: string): string | null =>
    [...related.values()].find((one) => one.type.endsWith(`/${type}`) && !one.external)?.target ?? null;
  const optional = (type: string): XmlElement | null => {
    const name = partOf(type);
    return name === null ? null : xml(name);
  };
  const partsOf = (relation: ReturnType<typeof relations>): Parts => ({
    related: (id) => {
      const found = relation.get(id);
      if (!found || found.external) return null;
      const content = archive.read(found.target);
      return content && { name: found.target, bytes: content };
    },
  });

  const styles = readStyles(optional('styles'));
  const reader = new BodyReader(styles, readNumbering(optional('numbering'), styles));
  const blocks = reader.blocks(body, partsOf(related));
  const notes = new Map<string, readonly Block[]>();
  for (const kind of ['footnote', 'endnote']) {
    const name = partOf(`${kind}s`);
    const root = name === null ? null : xml(name);
    if (name === null || !root) continue;
    const parts = partsOf(relations(name));
    for (const note of root.children)
      if (note.name === `w:${kind}` && attribute(note, 'type') === undefined)
        notes.set(`${kind}-${attribute(note, 'id') ?? ''}`, reader.blocks(note, parts));
  }
  for (const kind of ['header', 'footer', 'comments'] as const)
    for (const { type, target } of related.values()) {
      if (!type.endsWith(`/${kind}`)) continue;
      const root = xml(target);
      const text = root
        ? descendants(root, 'w:t')
            .map((one) => one.text)
            .join('')
        : '';
      if (text.trim() !== '') reader.leave(kind, text);
    }
  return { blocks, notes, leftOut: reader.leftOut, picture: (part) => archive.read(part) };
}

function resolve(folder: string, target: string): string {
  const parts: string[] = [];
  for (const step of (folder + target).split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.' && step !== '') parts.push(step);
  }
  return parts.join('/');
}
