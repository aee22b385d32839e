/** The player of speaking tasks. */
import { useEffect, useRef } from 'react';
import type { PlayerFacet, PlayerProps, StimulusProps } from '../../schema/core.react.ts';
import { CriteriaLine } from '../../marking/MarkView.tsx';
import { ItemCard } from '../../playing/ItemCard.tsx';
import { memoryRecorder } from '../../playing/recording/memory.tsx';
import { MicrophoneCheck } from '../../playing/recording/MicrophoneCheck.tsx';
import { RecordAnswer } from '../../playing/recording/RecordAnswer.tsx';
import { ItemsHead, Pictures, Recordings, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { answeredTalks } from './answered.ts';
import type { SpeakingCode, SpeakingContent, SpeakingResponse } from './definition.ts';
import { Task } from './task.tsx';

type Props = PlayerProps<SpeakingContent, SpeakingResponse>;

const lastOf = (content: SpeakingContent, first: number): number => first + Math.max(0, content.items.length - 1);

function Stimulus({ content, media, firstNumber }: StimulusProps<SpeakingContent>) {
  return <StimulusView content={content} media={media} first={firstNumber} last={lastOf(content, firstNumber)} />;
}

function Items({ code, ...props }: Props & { code: SpeakingCode }) {
  const { content, media, firstNumber, response, onChange, readOnly = false, recorder = memoryRecorder } = props;
  const stimulus = hasCommonStimulus(content);
  const last = lastOf(content, firstNumber);
  const single = content.items.length === 1;
  // A recording ends when the learner leaves its page: the answer is then merged into the current response.
  const latest = useRef(response);
  useEffect(() => {
    latest.current = response;
  }, [response]);
  const pictures = !stimulus && <Pictures images={content.images} media={media} />;
  return (
    <div className={playing.items}>
      {!stimulus && (
        <ItemsHead content={content} media={media} first={firstNumber} last={last}>
          {!single && <Recordings content={content} media={media} first={firstNumber} last={last} />}
          {!single && pictures}
        </ItemsHead>
      )}
      <CriteriaLine criteria={content.criteria} />
      {!readOnly && <MicrophoneCheck />}
      {content.items.map((item, at) => {
        const answer = ownEntry(response, item.id);
        return (
          <ItemCard key={item.id} item={item.id} number={firstNumber + at} port={props}>
            {single && !stimulus && <Recordings content={content} media={media} first={firstNumber} last={last} />}
            {single && pictures}
            <Task code={code} item={item} />
            <div data-filled={answer !== undefined || undefined}>
              <RecordAnswer
                item={item.id}
                number={firstNumber + at}
                preparation={item.preparation}
                limit={item.seconds}
                retakes={content.retakes}
                answer={answer}
                recorder={recorder}
                readOnly={readOnly}
                onRecorded={(made) => {
                  latest.current = { ...latest.current, [item.id]: made };
                  onChange(latest.current);
                }}
              />
            </div>
          </ItemCard>
        );
      })}
    </div>
  );
}

/** The player of one code. */
export const facet = (code: SpeakingCode): PlayerFacet<SpeakingContent, SpeakingResponse> => ({
  Stimulus,
  Items: (props) => <Items code={code} {...props} />,
  hasStimulus: hasCommonStimulus,
  answeredItems: answeredTalks,
});
