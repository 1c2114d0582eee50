import type { ChatExample } from '@footnote/domain';
import { Skeleton, Stack } from '@footnote/ui';
import { useEffect, useRef, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { reportProblem } from '../platform/api/report-problem.ts';
import { locale } from '../platform/i18n/locale.store.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { useAskInChat } from '../platform/navigation/use-ask-in-chat.ts';
import { firstScreen } from '../platform/rendering/first-screen.ts';

const messages = defineMessages({
  failed: {
    defaultMessage: 'The example could not be loaded.',
    description: 'Where the home page shows an answer, without a connection',
  },
});

const importLive = () => import('./live-example.tsx');

interface Live {
  LiveExample: Awaited<ReturnType<typeof importLive>>['LiveExample'];
  example: ChatExample;
}

/** What the server has drawn into this page; '' where it has not. */
const drawnByServer = () =>
  import.meta.env.SSR ? '' : (document.querySelector('[data-example="drawn"]')?.innerHTML ?? '');

/** The example in a language and what shows it, after the first screen; 'failed' where it cannot be had. */
function useLiveExample(): Live | 'failed' | null {
  const { language } = useSnapshot(locale);
  const [live, setLive] = useState<Live | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    const load = async () => {
      await firstScreen;
      const { LiveExample, fetchExample } = await importLive();
      const example = await fetchExample(language);
      if (current) setLive({ LiveExample, example });
    };
    load().catch((cause: unknown) => {
      reportProblem(`The example could not be loaded: ${String(cause)}`);
      if (current) setLive((before) => before ?? 'failed');
    });
    return () => {
      current = false;
    };
  }, [language]);
  return live;
}

/**
 * An answer of this very server. It stands in the page as it is sent; the code that makes its numbers reply comes after the
 * first screen, and what was pressed meanwhile is pressed then.
 */
export function CheckedExample() {
  const ask = useAskInChat();
  const [drawn] = useState(drawnByServer);
  const live = useLiveExample();
  const [pressed, setPressed] = useState(-1);
  if (live !== null && live !== 'failed')
    return <live.LiveExample example={live.example} pressed={pressed} onAsk={ask} />;
  if (drawn !== '') return <Drawn html={drawn} onPress={setPressed} />;
  return live === 'failed' ? <Failed /> : <Waiting />;
}

/** What the server drew; says which of its buttons was pressed. */
function Drawn({ html, onPress }: { html: string; onPress: (button: number) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    const press = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      onPress([...(current?.querySelectorAll('button') ?? [])].findIndex((one) => one === button));
    };
    current?.addEventListener('click', press);
    return () => current?.removeEventListener('click', press);
  }, [onPress]);
  return <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Failed() {
  return <p>{useTranslate()(messages.failed)}</p>;
}

/** The shape of an example. The server puts one between the marks (`apps/api/src/platform/http/static-files.ts`). */
function Waiting() {
  const mark = import.meta.env.SSR ? '__FOOTNOTE_EXAMPLE__' : null;
  return (
    <div {...(mark === null ? {} : { 'data-example': 'waiting' })}>
      {mark}
      <Stack>
        <Skeleton shape="title" />
        <Skeleton width="most" />
        <Skeleton shape="block" />
        <Skeleton width="half" />
      </Stack>
      {mark}
    </div>
  );
}
