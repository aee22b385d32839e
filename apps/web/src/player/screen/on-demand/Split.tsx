/** A separate chunk, because the library's splitter is large and only wide windows need it. */
import { ComponentLibrary, SplitPane, type SplitPaneProps } from '@vumon/ui';

export default function Split(props: SplitPaneProps) {
  return (
    <ComponentLibrary>
      <SplitPane {...props} />
    </ComponentLibrary>
  );
}
