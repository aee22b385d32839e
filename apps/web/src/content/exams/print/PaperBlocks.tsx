import { useTranslation } from '@vumon/i18n/react';
import type { PaperBlock, PaperItem } from '@vumon/paper';
import type { MarkupTree } from '@vumon/question-types';
import type { ReactNode } from 'react';
import { GridBlock } from './blocks/GridBlock.tsx';
import { Entries, Targets, TwoColumns } from './blocks/matching.tsx';
import { BankBlock, LettersBlock, OrderingBlock } from './blocks/DragAndDropBlocks.tsx';
import { GapOptions, MarkedText } from './blocks/inText.tsx';
import { Figure, Lines, Numeral, Text } from './pieces.tsx';
import { PictureTask } from './blocks/PictureTask.tsx';
import { SpeakingBlock, WritingBlock } from './blocks/tasks.tsx';
import classes from './paper.module.css';

/** What is read before the questions: instructions, passage, pictures. */
export function Blocks({ blocks }: { blocks: readonly PaperBlock[] }) {
  return blocks.map((block, at) => <Block key={at} block={block} stem={null} figures={null} />);
}

/** From so many ruled lines on, a page break may fall inside an answer. */
const longAnswer = 24;

/** One question; a page break may fall inside only when its ruled lines fill a page. */
export function Item({ item }: { item: PaperItem }) {
  const figures =
    item.figures.length > 0 ? item.figures.map((image) => <Figure key={image.media} image={image} />) : null;
  return (
    <div
      className={classes.item}
      data-long={item.blocks.some((block) => block.kind === 'writing' && block.lines > longAnswer) || undefined}
    >
      <Blocks blocks={item.before} />
      {item.blocks.map((block, at) => (
        <Block key={at} block={block} stem={at === 0 ? item.stem : null} figures={at === 0 ? figures : null} />
      ))}
    </div>
  );
}

type BlockOf<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { kind: Kind }>;

function Block({ block, stem, figures }: { block: PaperBlock; stem: MarkupTree | null; figures: ReactNode }) {
  const { t } = useTranslation('exams');
  switch (block.kind) {
    case 'instructions':
      return <Lines className={classes.instructions} tree={block.text} />;
    case 'example':
      return (
        <div className={classes.example}>
          <Lines lead={<b>{t('print.example')}</b>} tree={block.text} />
        </div>
      );
    case 'image':
      return <Figure image={block.image} />;
    case 'recording':
      return (
        <p className={classes.recording}>
          {block.playLimit > 0
            ? t(`print.${block.medium}`, { count: block.playLimit })
            : t(`print.${block.medium}Free`)}
        </p>
      );
    case 'passage':
      return (
        <div className={classes.passage}>
          {block.title !== '' && <h3 className={classes.passageTitle}>{block.title}</h3>}
          <Lines
            className={classes.paragraph}
            tree={block.text}
            gaps={block.gaps}
            numbered={block.numbered}
            lettered={block.lettered === true}
          />
        </div>
      );
    case 'choice':
      return <ChoiceBlock block={block} figures={figures} />;
    case 'verdicts':
      return <VerdictsBlock block={block} stem={stem} figures={figures} />;
    case 'targets':
      return <Targets block={block} />;
    case 'entries':
      return <Entries block={block} />;
    case 'columns':
      return <TwoColumns block={block} />;
    case 'gapped-text':
      return (
        <>
          <Lines
            className={classes.gapped}
            tree={block.text}
            gaps={block.gaps}
            {...(block.number !== undefined && { lead: <Numeral value={block.number} /> })}
          />
          {figures}
        </>
      );
    case 'gapped-table':
      return <GappedTable block={block} figures={figures} />;
    case 'grid':
      return (
        <>
          {figures}
          <GridBlock block={block} />
        </>
      );
    case 'gap-options':
      return <GapOptions block={block} />;
    case 'marked-text':
      return (
        <>
          {figures}
          <MarkedText block={block} />
        </>
      );
    case 'picture-task':
      return (
        <>
          {figures}
          <PictureTask block={block} />
        </>
      );
    case 'writing':
      return <WritingBlock block={block} figures={figures} />;
    case 'speaking':
      return <SpeakingBlock block={block} figures={figures} />;
    case 'bank':
      return <BankBlock block={block} />;
    case 'letters':
      return <LettersBlock block={block} figures={figures} />;
    case 'ordering':
      return <OrderingBlock block={block} figures={figures} />;
    case 'answer':
      return <AnswerBlock block={block} />;
  }
}

/** A question with options to choose from. */
function ChoiceBlock({ block, figures }: { block: BlockOf<'choice'>; figures: ReactNode }) {
  const { t } = useTranslation('exams');
  // The number of a question without a text stands beside its options.
  if (block.stem.length === 0 && block.choose === undefined && !block.image && !figures) {
    return (
      <div className={classes.bare}>
        <Numeral value={block.number} />
        <Options block={block} />
      </div>
    );
  }
  return (
    <>
      <Lines
        className={classes.stem}
        lead={<Numeral value={block.number} />}
        tree={block.stem}
        {...(block.choose !== undefined && { tail: <i>{t('print.choose', { count: block.choose })}</i> })}
      />
      {block.image && <Figure image={block.image} />}
      {figures}
      <Options block={block} />
    </>
  );
}

function Options({ block }: { block: BlockOf<'choice'> }) {
  return (
    <ol className={classes.options} data-columns={block.columns}>
      {block.options.map((option) => (
        <li key={option.label}>
          <b>{option.label}.</b> <Text tree={option.text} />
          {option.image && <Figure image={option.image} />}
        </li>
      ))}
    </ol>
  );
}

/** Statements with boxes to tick, such as true or false. */
function VerdictsBlock({
  block,
  stem,
  figures,
}: {
  block: BlockOf<'verdicts'>;
  stem: MarkupTree | null;
  figures: ReactNode;
}) {
  return (
    <>
      {block.number !== undefined && (
        <Lines className={classes.stem} lead={<Numeral value={block.number} />} tree={stem ?? []} />
      )}
      {figures}
      {block.statements.map((statement) => (
        <div key={statement.label} className={block.number === undefined ? classes.verdict : classes.statement}>
          <div>
            {block.number === undefined ? <Numeral value={Number(statement.label)} /> : <b>{statement.label})</b>}{' '}
            <Text tree={statement.text} />
            {statement.image && <Figure image={statement.image} />}
          </div>
          <span className={classes.boxes}>
            {block.verdicts.map((verdict) => (
              <span key={verdict} className={classes.verdictBox}>
                {verdict} <i className={classes.box} />
              </span>
            ))}
          </span>
        </div>
      ))}
    </>
  );
}

/** A table with gaps in its cells. */
function GappedTable({ block, figures }: { block: BlockOf<'gapped-table'>; figures: ReactNode }) {
  return (
    <>
      {figures}
      <div className={classes.scroll}>
        <table className={classes.table}>
          <tbody>
            {block.rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <Text tree={cell} gaps={block.gaps} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The line for an answer: a blank, or a cell for each character. */
function AnswerBlock({ block }: { block: BlockOf<'answer'> }) {
  const { t } = useTranslation('exams');
  return (
    <p className={classes.answer}>
      <span>{t('print.answer')}</span>
      {block.cells === undefined ? (
        <i className={classes.blank} />
      ) : (
        <span className={classes.cells}>
          {Array.from({ length: block.cells }, (_, at) => (
            <i key={at} className={classes.cell} />
          ))}
        </span>
      )}
      {block.unit !== undefined && <span>{block.unit}</span>}
    </p>
  );
}
