import type { ChatExample, InterfaceLanguage } from '@footnote/domain';
import { Button, Skeleton, Stack } from '@footnote/ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { reportProblem } from '../platform/api/report-problem.ts';
import { locale } from '../platform/i18n/locale.store.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { useAskInChat } from '../platform/navigation/use-ask-in-chat.ts';
import { firstScreen } from '../platform/rendering/first-screen.ts';
import { latestOnly } from './latest-only.ts';
import { controlAt, type ExampleControl } from './example-controls.ts';

const messages = defineMessages({
  failed: {
    defaultMessage: 'The example could not be loaded.',
    description: 'Where the home page shows an answer, without a connection',
  },
  again: { defaultMessage: 'Try again', description: 'Loads again what could not be loaded' },
});

const importLive = () => import('./live-example.tsx');

interface Live {
  LiveExample: Awaited<ReturnType<typeof importLive>>['LiveExample'];
  example: ChatExample;
}

/** What the server has drawn into this page; '' where it has not. */
const drawnByServer = () =>
  import.meta.env.SSR ? '' : (document.querySelector('[data-example="drawn"]')?.innerHTML ?? '');

type Shown = Live | 'failed' | null;

/** Loads the example of a language and what shows it, after the first screen; gives what ends it. */
function loadLive(language: InterfaceLanguage, show: (next: (before: Shown) => Shown) => void): () => void {
  let current = true;
  const load = async () => {
    await firstScreen;
    const { LiveExample, fetchExample } = await importLive();
    const example = await fetchExample(language);
    if (current) show(() => ({ LiveExample, example }));
  };
  load().catch((cause: unknown) => {
    reportProblem(`The example could not be loaded: ${String(cause)}`);
    if (current) show((before) => before ?? 'failed');
  });
  return () => {
    current = false;
  };
}

/** The example in a language and what shows it; 'failed' where it cannot be had until it is loaded again. */
function useLiveExample(): { live: Shown; loadAgain: () => void } {
  const { language } = useSnapshot(locale);
  const [live, setLive] = useState<Shown>(null);
  // A retry ends the one before it, whose outcome would come later and replace its own.
  const [loading] = useState(() => latestOnly((wanted: InterfaceLanguage) => loadLive(wanted, setLive)));
  useEffect(() => {
    loading.begin(language);
    return loading.end;
  }, [loading, language]);
  const loadAgain = useCallback(() => {
    setLive(null);
    loading.begin(language);
  }, [loading, language]);
  return { live, loadAgain };
}

/**
 * An answer of this very server. It stands in the page as it is sent; the code that makes its numbers reply comes after the
 * first screen, and what was pressed meanwhile is pressed then.
 */
export function CheckedExample() {
  const ask = useAskInChat();
  const [drawn] = useState(drawnByServer);
  const { live, loadAgain } = useLiveExample();
  const [pressed, setPressed] = useState<ExampleControl | null>(null);
  const focused = useRef<ExampleControl | null>(null);
  const hasFailed = live === 'failed';
  const press = useCallback(
    (button: ExampleControl) => {
      setPressed(button);
      if (hasFailed) loadAgain();
    },
    [hasFailed, loadAgain],
  );
  if (live !== null && live !== 'failed')
    return <live.LiveExample example={live.example} pressed={pressed} focused={focused} onAsk={ask} />;
  if (drawn === '') return hasFailed ? <Failed onRetry={loadAgain} /> : <Waiting />;
  return (
    <>
      <Drawn html={drawn} onPress={press} focused={focused} />
      {hasFailed && pressed !== null && <Failed onRetry={loadAgain} />}
    </>
  );
}

interface DrawnProps {
  html: string;
  onPress: (button: ExampleControl) => void;
  /** Takes what has the focus when the drawing goes. */
  focused: RefObject<ExampleControl | null>;
}

/** What the server drew; says which of its buttons was pressed. */
function Drawn({ html, onPress, focused }: DrawnProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    const press = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const pressed = current === null ? null : controlAt(current, button);
      if (pressed !== null) onPress(pressed);
    };
    current?.addEventListener('click', press);
    return () => current?.removeEventListener('click', press);
  }, [onPress]);
  // Before the drawing is taken out of the page, which takes the focus from what is in it.
  useLayoutEffect(() => {
    const { current } = place;
    return () => void (focused.current = current === null ? null : controlAt(current, document.activeElement));
  }, [focused]);
  return <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Stack>
      <p role="alert">{t(messages.failed)}</p>
      <div>
        <Button onClick={onRetry}>{t(messages.again)}</Button>
      </div>
    </Stack>
  );
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
