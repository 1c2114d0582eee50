import { chatExampleSchema, type ChatExample, type InterfaceLanguage } from '@footnote/domain';
import { useEffect, useRef } from 'react';
import { callApi } from '../platform/api/api.client.ts';
import { answerOf } from '../platform/api/call-failure.ts';
import { ExampleView, type ExampleViewProps } from './example-view.tsx';

/** The example of this server in a language. Throws CallFailure. */
export async function fetchExample(language: InterfaceLanguage): Promise<ChatExample> {
  const read = (value: unknown) => chatExampleSchema.parse(value);
  return answerOf(await callApi(`/api/chat/example?language=${language}`, { read }));
}

export interface LiveExampleProps extends ExampleViewProps {
  /** Which of its buttons was pressed before it could hear that; −1 for none. */
  pressed: number;
}

/** The example whose numbers reply. */
export function LiveExample({ pressed, ...view }: LiveExampleProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = place.current?.querySelectorAll('button')[pressed];
    button?.focus();
    button?.click();
  }, [pressed]);
  return (
    <div ref={place}>
      <ExampleView {...view} />
    </div>
  );
}
