import { useNavigate } from '@tanstack/react-router';
import { FormatList } from './FormatListPage.tsx';

/** The formats of the system alone. */
export default function SystemFormatListPage() {
  const navigate = useNavigate();
  return (
    <FormatList
      scope="system"
      base="/unit-test-templates"
      onScope={(scope) => void (scope === 'mine' && navigate({ to: '/unit-test-templates/mine' }))}
    />
  );
}
