import { useTranslation } from '@vumon/i18n/react';
import type { PaperBlock, PaperItem } from '@vumon/paper';
import { serialiseMarkup, type ImageRef, type MarkupTree } from '@vumon/question-types';
import type { PrintGap, PrintGaps } from '@vumon/question-types/print';
import { RichText } from '@vumon/question-types/players';
import type { ReactNode } from 'react';
import { previewMedia } from '../../question-bank/media.ts';
import classes from './paper.module.css';

/** What is read before the questions: instructions, passage, pictures. */
export function Blocks({ blocks }: { blocks: readonly PaperBlock[] }) {
  return blocks.map((block, at) => <Block key={at} block={block} stem={null} figures={null} />);
}

/** One question, never parted by a page's end. */
export function Item({ item }: { item: PaperItem }) {
  const figures = item.figures.length > 0 ? item.figures.map((image) => <Figure key={image.media} image={image} />) : null;
  return (
    <div className={classes.item}>
      {item.blocks.map((block, at) => <Block key={at} block={block} stem={at === 0 ? item.stem : null} figures={at === 0 ? figures : null} />)}
    </div>
  );
}

function Block({ block, stem, figures }: { block: PaperBlock; stem: MarkupTree | null; figures: ReactNode }) {
  const { t } = useTranslation('exams');
  switch (block.kind) {
    case 'instructions':
      return <p className={classes.instructions}><Text tree={block.text} /></p>;
    case 'example':
      return <div className={classes.example}><b>{t('print.example')}</b> <Text tree={block.text} /></div>;
    case 'image':
      return <Figure image={block.image} />;
    case 'recording':
      return <p className={classes.recording}>{block.playLimit > 0 ? t(`print.${block.medium}`, { count: block.playLimit }) : t(`print.${block.medium}Free`)}</p>;
    case 'passage':
      return (
        <div className={classes.passage}>
          {block.title !== '' && <h3 className={classes.passageTitle}>{block.title}</h3>}
          {block.text.map((paragraph, at) => (
            <p key={at} className={classes.paragraph}>{block.numbered && <b>[{at + 1}] </b>}<Text tree={[paragraph]} gaps={block.gaps} /></p>
          ))}
        </div>
      );
    case 'choice':
      // Without words of its own the number stands beside its options.
      if (block.stem.length === 0 && block.choose === undefined && !block.image && !figures) {
        return <div className={classes.bare}><Numeral value={block.number} /><Options block={block} /></div>;
      }
      return (
        <>
          <p className={classes.stem}>
            <Numeral value={block.number} /> <Text tree={block.stem} />
            {block.choose !== undefined && <i> {t('print.choose', { count: block.choose })}</i>}
          </p>
          {block.image && <Figure image={block.image} />}
          {figures}
          <Options block={block} />
        </>
      );
    case 'verdicts':
      return (
        <>
          {block.number !== undefined && <p className={classes.stem}><Numeral value={block.number} /> {stem && <Text tree={stem} />}</p>}
          {figures}
          {block.statements.map((statement) => (
            <div key={statement.label} className={block.number === undefined ? classes.verdict : classes.statement}>
              <div>
                {block.number === undefined ? <Numeral value={Number(statement.label)} /> : <b>{statement.label})</b>} <Text tree={statement.text} />
                {statement.image && <Figure image={statement.image} />}
              </div>
              <span className={classes.boxes}>{block.verdicts.map((verdict) => <span key={verdict} className={classes.verdictBox}>{verdict} <i className={classes.box} /></span>)}</span>
            </div>
          ))}
        </>
      );
    case 'gapped-text':
      return (
        <>
          {block.text.length === 0 && block.number !== undefined && <p className={classes.stem}><Numeral value={block.number} /></p>}
          {block.text.map((paragraph, at) => (
            <p key={at} className={classes.gapped}>
              {at === 0 && block.number !== undefined && <><Numeral value={block.number} /> </>}
              <Text tree={[paragraph]} gaps={block.gaps} />
            </p>
          ))}
          {figures}
        </>
      );
    case 'gapped-table':
      return (
        <>
          {figures}
          <div className={classes.scroll}>
            <table className={classes.table}>
              <tbody>
                {block.rows.map((row, at) => <tr key={at}>{row.map((cell, column) => <td key={column}><Text tree={cell} gaps={block.gaps} /></td>)}</tr>)}
              </tbody>
            </table>
          </div>
        </>
      );
    case 'answer':
      return (
        <p className={classes.answer}>
          <span>{t('print.answer')}</span>
          {block.cells === undefined ? <i className={classes.blank} /> : <span className={classes.cells}>{Array.from({ length: block.cells }, (_, at) => <i key={at} className={classes.cell} />)}</span>}
          {block.unit !== undefined && <span>{block.unit}</span>}
        </p>
      );
  }
}

function Options({ block }: { block: Extract<PaperBlock, { kind: 'choice' }> }) {
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

function Numeral({ value }: { value: number }) {
  const { t } = useTranslation('exams');
  return <b className={classes.number}>{t('print.number', { number: value })}</b>;
}

function Text({ tree, gaps }: { tree: MarkupTree; gaps?: PrintGaps }) {
  return <RichText inline text={serialiseMarkup(tree)} {...(gaps && { gap: (id: string) => <Gap gap={Object.hasOwn(gaps, id) ? gaps[id] : undefined} /> })} />;
}

/** A line to write on, with its number before and the word to change behind it. */
function Gap({ gap }: { gap: PrintGap | undefined }) {
  if (gap?.example !== undefined) return <u>{gap.example}</u>;
  return (
    <span className={classes.gap}>
      {gap?.number !== undefined && <b>({gap.number})</b>}<i className={classes.blank} />{gap?.cue !== undefined && <b> ({gap.cue})</b>}
    </span>
  );
}

function Figure({ image }: { image: ImageRef }) {
  return (
    <figure className={classes.figure}>
      <img src={previewMedia.url(image.media)} alt={image.alt} {...(image.width !== undefined && { width: image.width })} {...(image.height !== undefined && { height: image.height })} />
      {image.caption !== undefined && <figcaption>{image.caption}</figcaption>}
    </figure>
  );
}
