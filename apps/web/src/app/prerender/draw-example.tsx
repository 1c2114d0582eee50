import { parentPort, workerData } from 'node:worker_threads';
import type { ChatExample, InterfaceLanguage } from '@footnote/domain';
import { MessagesProvider } from '@footnote/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { ExampleView } from '../../content/example-view.tsx';
import { loadWords } from '../../platform/i18n/load-words.ts';
import { translatorOf } from '../../platform/i18n/translate.ts';

interface DrawnExample {
  example: ChatExample;
  language: InterfaceLanguage;
}

/** Nobody presses a drawing. */
function nothing(): void {}

async function drawExample({ example, language }: DrawnExample): Promise<string> {
  const intl = createIntl({ locale: language, defaultLocale: 'en', messages: (await loadWords(language)).messages });
  return renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <MessagesProvider locale={language} translate={translatorOf(intl)}>
        <ExampleView example={example} onAsk={nothing} />
      </MessagesProvider>
    </RawIntlProvider>,
  );
}

// The server draws an example anew, in a thread of its own, when its collection changes.
parentPort?.postMessage(await drawExample(workerData), []);
