/** The page `/dev/states` of `npm run dev`: `?locale=en` and `?scheme=dark` choose language and colours. */
import { createI18n } from '@vumon/i18n';
import { createRoot } from 'react-dom/client';
import { loadCatalog } from '../catalogs.ts';
import { catalogsOfStates } from './files.ts';
import { StatesPage } from './StatesPage.tsx';

const asked = new URLSearchParams(location.search);
const locale = asked.get('locale') === 'en' ? 'en' : 'vi';
document.documentElement.lang = locale;
const i18n = await createI18n(locale, loadCatalog, catalogsOfStates);
createRoot(document.getElementById('root')!).render(
  <StatesPage i18n={i18n} scheme={asked.get('scheme') === 'dark' ? 'dark' : 'light'} />,
);
