/** Current limits of uploads, codes and addresses, from the settings. */
import { AppError, mebibyte, uploadSettings, type UploadSetting } from '@vumon/domain';
import { settingFor, type StoreContext } from './store.ts';

export const uploadBytesFor = async (context: StoreContext, setting: UploadSetting): Promise<number> =>
  mebibyte * (await settingFor(context, setting));

/** Limits that forms check before they send; public, as signing up needs some. */
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

/** For an address that is about to be stored. Errors: BODY_INVALID beside `path`. */
export async function expectEmailLength(context: StoreContext, email: string, path: string): Promise<void> {
  const limit = await settingFor(context, 'account-email-length');
  if (email.length > limit)
    throw new AppError('BODY_INVALID', { fields: [{ path, code: 'emailTooLong', params: { limit } }] });
}
