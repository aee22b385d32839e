/** The dialog for an activation code, with the component library that it needs. */
import { ComponentLibrary } from '@vumon/ui';
import RedeemDialog, { type RedeemDialogProps } from '../../../redeem/RedeemDialog.tsx';

export default function RedeemCode(props: RedeemDialogProps) {
  return (
    <ComponentLibrary>
      <RedeemDialog {...props} />
    </ComponentLibrary>
  );
}
