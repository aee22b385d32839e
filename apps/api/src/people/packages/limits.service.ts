/** Current limits of uploads, codes and addresses, from the settings. */
import { AppError, mebibyte, uploadSettings, type UploadSetting } from '@vumon/domain';
import { settingFor, type StoreContext } from './store.ts';

export const uploadBytesFor = async (context: StoreContext, setting: UploadSetting): Promise<number> =>
  mebibyte * (await settingFor(context, setting));

/** Limits that forms check before sending; public, because the sign-up form needs some of them. */
export async function publicLimits(context: StoreContext) {
  const sizes: [UploadSetting, number][] = [];
  for (const key of uploadSettings) sizes.push([key, await uploadBytesFor(context, key)]);
  return {
    uploadBytes: Object.fromEntries(sizes) as Record<UploadSetting, number>,
    studentImportRows: await settingFor(context, 'student-import-rows'),
    questionImportRows: await settingFor(context, 'question-import-rows'),
    otpDigits: await settingFor(context, 'otp-digits'),
    emailLength: await settingFor(context, 'account-email-length'),
  };
}

/** Checks the length of an address before it is stored. Errors: BODY_INVALID at `path`. */
export async function expectEmailLength(context: StoreContext, email: string, path: string): Promise<void> {
  const limit = await settingFor(context, 'account-email-length');
  if (email.length > limit)
    throw new AppError('BODY_INVALID', { fields: [{ path, code: 'emailTooLong', params: { limit } }] });
}
