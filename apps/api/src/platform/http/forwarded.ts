/** Whether a request came through a proxy, so that its address is not that of the client. */
const names = /^(?:forwarded|via|x-real-ip|x-forwarded(?:-[a-z]+)*)$/;

export const isForwarded = (headers: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(headers).some((name) => names.test(name.toLowerCase()));
