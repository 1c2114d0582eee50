import type { Provider } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import useSWRImmutable from 'swr/immutable';
import { calls } from '../platform/paths.ts';
import { useWords } from '../platform/words.ts';
import { beginSocial, fetchAuthOptions } from './auth.client.ts';
import type { Sending } from './use-sending.ts';

const messages = defineMessages({
  continueWith: {
    defaultMessage: 'Continue with {name}',
    description: 'Signs in with an account elsewhere, such as Google',
  },
});

async function loadOptions() {
  const loaded = await fetchAuthOptions();
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value;
}

/** The ways in through an account elsewhere that are configured; none until they are known. */
export function useProviders({ send }: Pick<Sending, 'send'>): Provider[] {
  const say = useWords();
  const { data } = useSWRImmutable(calls.authOptions, loadOptions);
  const begin = async (id: string) => {
    const begun = await send(() => beginSocial(id));
    if (begun.ok) location.assign(begun.value);
  };
  return (data?.providers ?? []).map(({ id, name }) => ({
    id,
    label: say(messages.continueWith, { name }),
    onChoose: () => void begin(id),
  }));
}
