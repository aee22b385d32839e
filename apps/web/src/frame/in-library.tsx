/** Code that is loaded with the component library around it, which a page that is `plain` does not have. */
import type { ComponentType } from 'react';

export const inLibrary =
  <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  async (): Promise<{ default: ComponentType<Props> }> => {
    const [{ default: Part }, { ComponentLibrary }] = await Promise.all([
      load(),
      import('@vumon/ui/ComponentLibrary.tsx'),
    ]);
    return {
      default: (props) => (
        <ComponentLibrary>
          <Part {...props} />
        </ComponentLibrary>
      ),
    };
  };
