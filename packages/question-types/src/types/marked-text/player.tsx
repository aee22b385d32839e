/** Answering in the text: one lettered part, or words pressed. */
import type { PlayerFacet, PlayerProps, StimulusProps } from '../../schema/core.react.ts';
import { ItemCard } from '../../playing/ItemCard.tsx';
import { Instructions, Pictures, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { useMessages } from '../../messages.tsx';
import { answeredItem } from './answered.ts';
import type { MarkedTextCode, MarkedTextContent, MarkedTextResponse } from './definition.ts';
import { LetteredParts, PressedWords } from './parts.tsx';
import classes from './marked-text.module.css';

type Props = PlayerProps<MarkedTextContent, MarkedTextResponse>;

function Stimulus({ content, media, firstNumber }: StimulusProps<MarkedTextContent>) {
  return <StimulusView content={content} media={media} first={firstNumber} last={firstNumber} />;
}

function Items({ code, ...props }: Props & { code: MarkedTextCode }) {
  const tFamily = useMessages('qt-marked-text');
  const { content, media, firstNumber, response, onChange, readOnly } = props;
  const { id } = content.item;
  const picked = ownEntry(response, id) ?? [];
  const stimulus = hasCommonStimulus(content);
  const answering = readOnly !== true;
  const set = (next: string[]): void => onChange(next.length === 0 ? {} : { [id]: next });
  const Parts = code === 'MC8' ? LetteredParts : PressedWords;
  return (
    <div className={playing.items}>
      {!stimulus && <Instructions content={content} media={media} />}
      <ItemCard item={id} number={firstNumber} port={props}>
        {!stimulus && <Pictures images={content.images} media={media} />}
        <Parts content={content} picked={picked} number={firstNumber} onPick={answering ? set : undefined} />
        {code === 'MR3' && (
          <div className={classes.foot}>
            <b role="status">{tFamily('player.chosen', { count: picked.length })}</b>
            {answering && picked.length > 0 && (
              <button type="button" className={classes.clear} onClick={() => set([])}>
                {tFamily('player.clear')}
              </button>
            )}
          </div>
        )}
      </ItemCard>
    </div>
  );
}

/** The player of one code. */
export const facet = (code: MarkedTextCode): PlayerFacet<MarkedTextContent, MarkedTextResponse> => ({
  Stimulus,
  Items: (props) => <Items code={code} {...props} />,
  hasStimulus: hasCommonStimulus,
  answeredItems: answeredItem,
});
