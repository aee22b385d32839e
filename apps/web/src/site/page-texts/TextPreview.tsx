/** How a text will look on its public page. */
import { blocksOf, blocksOn, isPolicy, noteId, productName, type PageText, type PageTextId } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Card } from '@vumon/ui';
import { site } from '../../i18n/locale.ts';
import { Steps } from '../manuals/index.ts';
import { Piece } from '../policies/index.ts';
import classes from './page-texts.module.css';

export function TextPreview({ page, text, locale }: { page: PageTextId; text: PageText; locale: 'vi' | 'en' }) {
  const { t } = useTranslation('page-texts');
  return (
    <section aria-label={t('preview')} className={classes.preview}>
      <Card title={t('preview')}>
        <div lang={locale} className={classes.shown}>
          {isPolicy(page) ? <Policy text={text} /> : <Chapter text={text} />}
        </div>
      </Card>
    </section>
  );
}

const fill = (text: string): string => text.replaceAll('{{product}}', productName);

function Policy({ text }: { text: PageText }) {
  return (
    <>
      <h3 className="h20">{fill(text.title)}</h3>
      <p>{fill(text.lead)}</p>
      {text.sections.map((section) => (
        <div key={section.id} className={classes.piece}>
          <h4 className="h16">{fill(section.title)}</h4>
          {blocksOn(blocksOf(section.text), site).map((block, at) => (
            <Piece key={at} block={block} />
          ))}
        </div>
      ))}
    </>
  );
}

function Chapter({ text: { title, intro, lead, sections } }: { text: PageText }) {
  const note = sections.find(({ id }) => id === noteId);
  return (
    <>
      <h3 className="h20">{title}</h3>
      <p>{intro}</p>
      <p className="muted">{lead}</p>
      <Steps text={{ steps: sections.filter((one) => one !== note), ...(note && { note }) }} />
    </>
  );
}
