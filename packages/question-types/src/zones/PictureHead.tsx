/** The first fields of a question about a picture: the picture, the instructions and further media. */
import { CharacterCount } from '../editing/Frame.tsx';
import { MediaFields, MediaTools } from '../editing/Media.tsx';
import type { ProblemMessages } from '../editing/problems.tsx';
import { RichTextField } from '../editing/rich-text/RichTextField.tsx';
import type { CommonContent, CommonKey } from '../schema/content-parts.ts';
import type { EditorProps, ImageRef } from '../schema/core.react.ts';
import { countCharacters } from '../schema/validation.ts';
import { PictureField, withPicture } from './PictureField.tsx';

type PictureContent = CommonContent & { readonly picture?: ImageRef | undefined };

export interface PictureHeadProps<C extends PictureContent, K extends CommonKey> extends EditorProps<C, K> {
  problem: ProblemMessages;
  label: string;
  hint: string;
  /** Texts of the type to which the length limit applies, beside instructions and example. */
  counted: readonly string[];
}

/** The picture comes first, because all other fields refer to it. */
export function PictureHead<C extends PictureContent, K extends CommonKey>({
  problem,
  label,
  hint,
  counted,
  ...props
}: PictureHeadProps<C, K>) {
  const { content, answerKey, onChange, upload, media } = props;
  return (
    <>
      <PictureField
        picture={content.picture}
        port={media}
        upload={upload}
        error={problem.at('picture')}
        onChange={(next) => onChange({ content: withPicture(content, next), answerKey })}
      />
      <RichTextField
        label={label}
        hint={hint}
        value={content.instructions}
        actions={<MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />}
        count={<CharacterCount count={countCharacters([content.instructions, content.example, ...counted])} />}
        onChange={(instructions) => onChange({ content: { ...content, instructions }, answerKey })}
      />
      <MediaFields {...props} problemAt={problem.at} />
    </>
  );
}
