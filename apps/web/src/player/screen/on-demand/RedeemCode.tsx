/** The dialog for an activation code. It is loaded on demand, because it needs the component library. */
import { ComponentLibrary } from '@vumon/ui';
import RedeemDialog, { type RedeemDialogProps } from '../../../redeem/RedeemDialog.tsx';

export default function RedeemCode(props: RedeemDialogProps) {
  return (
    <ComponentLibrary>
      <RedeemDialog {...props} />
    </ComponentLibrary>
  );
}
