import { chatExampleSchema, type ChatExample, type InterfaceLanguage } from '@footnote/domain';
import { useEffect, useRef, type RefObject } from 'react';
import { callApi } from '../platform/api/api.client.ts';
import { answerOf } from '../platform/api/call-failure.ts';
import { findControl, type ExampleControl } from './example-controls.ts';
import { ExampleView, type ExampleViewProps } from './example-view.tsx';

/** The example of this server in a language. Throws CallFailure. */
export async function fetchExample(language: InterfaceLanguage): Promise<ChatExample> {
  const read = (value: unknown) => chatExampleSchema.parse(value);
  return answerOf(await callApi(`/api/chat/example?language=${language}`, { read }));
}

export interface LiveExampleProps extends ExampleViewProps {
  /** Which of its buttons was pressed before it could hear that. */
  pressed: ExampleControl | null;
  /** What of the drawing in its place had the focus when that went. */
  focused: RefObject<ExampleControl | null>;
}

/** The example whose numbers reply. */
export function LiveExample({ pressed, focused, ...view }: LiveExampleProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const here = (control: ExampleControl | null) => (control === null ? undefined : findControl(current, control));
    here(focused.current)?.focus();
    const button = here(pressed);
    button?.focus();
    button?.click();
  }, [pressed, focused]);
  return (
    <div ref={place}>
      <ExampleView {...view} />
    </div>
  );
}
