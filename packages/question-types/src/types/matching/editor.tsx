/** The editor of the matching family. */
import type { ComponentType } from 'react';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount, PassageFields } from '../../editing/Frame.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { useProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { ParagraphList, PeopleList, TargetList } from './fields/AssignFields.tsx';
import { maxEntries, paragraphsOf, type MatchingCode, type MatchingContent, type MatchingKey } from './definition.ts';
import { PairFields } from './fields/PairFields.tsx';
import { followParagraphs } from './fields/pairing.ts';

type Props = EditorProps<MatchingContent, MatchingKey>;

const isPlaced = (path: string): boolean =>
  /^(items(\.\d+(\.correct)?)?|targets(\.\d+)?|passage\.text|audio|images)$/.test(path);

function Editor({ code, ...props }: Props & { code: MatchingCode }) {
  const t = useMessages('qt-editing');
  const { content, answerKey, onChange, problems, upload, media } = props;
  const problem = useProblemMessages('qt-matching', problems);
  const count = countCharacters([
    content.instructions,
    content.example,
    ...content.items.map((item) => item.text),
    ...(code === 'MG4' ? [] : content.targets.map((target) => target.text)),
  ]);
  const fields = { code, matching: { content, answerKey }, onChange, problem: problem.at, upload, media };
  const headings = code === 'MG3';

  function setPassage(text: string): void {
    const next = { ...content, passage: { title: '', numbered: false, ...content.passage, text } };
    const ids = [...content.items, ...content.targets].map(({ id }) => id);
    onChange(
      followParagraphs(
        { content: next, answerKey },
        paragraphsOf(content),
        paragraphsOf(next),
        () => {
          const id = newLocalId(ids);
          ids.push(id);
          return id;
        },
        maxEntries,
      ),
    );
  }

  return (
    <EditorFrame {...props} namespace="qt-matching" isPlaced={isPlaced} withText={false}>
      <RichTextField
        label={t('editor.instructions.text')}
        value={content.instructions}
        minHeight={64}
        actions={<MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />}
        count={<CharacterCount count={count} />}
        onChange={(instructions) => onChange({ content: { ...content, instructions }, answerKey })}
      />
      <MediaFields {...props} problemAt={problem.at} />
      {(headings || content.passage !== undefined) && (
        <PassageFields
          {...props}
          needed={headings}
          error={problem.at('passage.text')}
          {...(headings ? { onText: setPassage } : {})}
        />
      )}
      {code === 'MG3' ? (
        <>
          <TargetList {...fields} />
          <ParagraphList {...fields} />
        </>
      ) : code === 'MG4' ? (
        <>
          <TargetList {...fields} />
          <PeopleList {...fields} />
        </>
      ) : (
        <PairFields {...fields} />
      )}
    </EditorFrame>
  );
}

/** The editor of one code. */
export const editor =
  (code: MatchingCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
