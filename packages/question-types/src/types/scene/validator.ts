import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { checkLength, hasSound, ProblemList } from '../../schema/validation.ts';
import type { SceneCode, SceneContent, SceneKey } from './definition.ts';
import { itemsOf, partnersOf, sourcesOf, targetsOf } from './pairs.ts';
import { sceneCodes } from './codes.ts';

function checkParts(list: ProblemList, code: SceneCode, content: SceneContent): void {
  if (code === 'DL1') list.when(!hasSound(content), 'AUDIO_MISSING', 'audio');
  list.when(content.picture === undefined, 'PICTURE_MISSING', 'picture');
  list.when(content.picture !== undefined && content.zones.length === 0, 'ZONES_MISSING', 'zones');
  content.zones.forEach((zone, at) => list.when(zone.name.trim() === '', 'ZONE_NAME_MISSING', `zones.${at}.name`));
  content.sources.forEach((source, at) =>
    list.when(source.text.trim() === '' && source.image === undefined, 'SOURCE_EMPTY', `sources.${at}`),
  );
  if (code !== 'DL3') return list.when(content.sources.length === 0, 'SOURCES_MISSING', 'sources');
  if (content.zones.length > 0)
    list.when(
      sourcesOf(code, content).length === 0 || targetsOf(code, content).length === 0,
      'STARTS_MISSING',
      'zones',
    );
}

/** Whether a partner can belong to one item only. */
const isOneToOne = (code: SceneCode, content: SceneContent): boolean =>
  code === 'DL1' || (code === 'MG6' && content.numbered === 'zones');

function checkPairs(list: ProblemList, code: SceneCode, content: SceneContent, key: SceneKey): void {
  const items = itemsOf(code, content);
  const partners = new Set(partnersOf(code, content));
  const used = new Set<string>();
  items.forEach((item, at) => {
    const pair = ownEntry(key.pairs, item) ?? [];
    const path = `pairs.${at}`;
    if (pair.length === 0) return list.add('PAIR_MISSING', path);
    list.when(
      pair.some((id) => !partners.has(id)),
      'PAIR_GONE',
      path,
    );
    if (isOneToOne(code, content))
      list.when(
        pair.some((id) => used.has(id)),
        'PAIR_REPEATED',
        path,
      );
    for (const id of pair) used.add(id);
  });
  list.when(
    Object.keys(key.pairs).some((id) => !items.includes(id)),
    'CORRECT_UNKNOWN',
    '',
  );
}

function validator(code: SceneCode): Validator<SceneContent, SceneKey> {
  return {
    problemsOf(content, key): Problem[] {
      const list = new ProblemList();
      checkParts(list, code, content);
      checkPairs(list, code, content, key);
      checkLength(list, [content.instructions, content.example, ...content.sources.map((source) => source.text)]);
      return list.found;
    },
  };
}

export const sceneValidators = byCode(sceneCodes, validator);
