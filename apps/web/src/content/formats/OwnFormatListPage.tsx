import { useNavigate } from '@tanstack/react-router';
import { FormatList } from './FormatListPage.tsx';

/** One's own formats alone. */
export default function OwnFormatListPage() {
  const navigate = useNavigate();
  return (
    <FormatList
      scope="mine"
      base="/unit-test-templates"
      onScope={(scope) => void (scope === 'system' && navigate({ to: '/unit-test-templates' }))}
    />
  );
}
