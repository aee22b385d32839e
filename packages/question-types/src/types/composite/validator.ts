import { ownEntry } from '../../schema/content-parts.ts';
import type { CommonContent } from '../../schema/content-parts.ts';
import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { checkLength, hasReading, hasSound, ProblemList } from '../../schema/validation.ts';
import type { CompositeCode } from './codes.ts';
import type { CompositeContent, CompositeKey, CompositePart } from './definition.ts';

export type PartValidators = Readonly<Record<string, Validator<object, object>>>;

const minParts = 2;

/** A part as its own type validates it: with the passage or recording of the composite where it has none of its own. */
function lent(content: CompositeContent, part: CompositePart): object {
  const own = part.content as CommonContent;
  const { passage = content.passage, audio = content.audio, video = content.video } = own;
  return {
    ...own,
    images: own.images.length > 0 ? own.images : content.images,
    ...(passage === undefined ? {} : { passage }),
    ...(audio === undefined ? {} : { audio }),
    ...(video === undefined ? {} : { video }),
  };
}

function validator(code: CompositeCode, validators: PartValidators): Validator<CompositeContent, CompositeKey> {
  return {
    problemsOf(content, key): Problem[] {
      const list = new ProblemList();
      if (code === 'MIX1') list.when(!hasReading(content), 'PASSAGE_MISSING', 'passage.text');
      else list.when(!hasSound(content), 'AUDIO_MISSING', 'audio');
      const { parts } = content;
      if (parts.length < minParts) list.add('PARTS_TOO_FEW', 'parts', { min: minParts });
      else list.when(new Set(parts.map((part) => part.type)).size < 2, 'PARTS_ALIKE', 'parts');
      parts.forEach((part, at) => {
        const found = ownEntry(key.parts, part.id);
        const type = ownEntry(validators, part.type);
        if (found?.type !== part.type || type === undefined) return list.add('PART_KEY_MISSING', `parts.${at}`);
        for (const { code: problem, path, params } of type.problemsOf(lent(content, part), found.key))
          list.add(problem, path === '' ? `parts.${at}` : `parts.${at}.${path}`, params);
      });
      list.when(
        Object.keys(key.parts).some((id) => !parts.some((part) => part.id === id)),
        'CORRECT_UNKNOWN',
        '',
      );
      checkLength(list, [content.instructions, content.example]);
      return list.found;
    },
  };
}

export const compositeValidators = (validators: PartValidators) =>
  ({ MIX1: validator('MIX1', validators), MIX2: validator('MIX2', validators) }) satisfies Record<
    CompositeCode,
    unknown
  >;
