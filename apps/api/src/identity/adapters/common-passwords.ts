import type { CommonPasswords } from '../identity.ports.ts';

/** The 49,000 passwords found most often in breaches that zxcvbn-ts ships; loaded when somebody first sets a password. */
export function createCommonPasswords(): CommonPasswords {
  let loaded: Promise<ReadonlySet<string>> | null = null;
  const load = async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    return new Set(dictionary['passwords-common'].map(String));
  };
  return {
    has: async (password) => (await (loaded ??= load())).has(password),
  };
}
