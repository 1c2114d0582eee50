import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { kit, pageOf } from '../component/kit.ts';
import * as styles from './site.css.ts';

/** Code in a text; the name of a component leads to its page. */
function Code({ children }: { children?: ReactNode }) {
  const component = kit.find(({ name }) => name === children);
  if (component === undefined) return <code>{children}</code>;
  return (
    <a href={pageOf(component)} target="_top">
      <code>{children}</code>
    </a>
  );
}

export interface ProseProps {
  /** Markdown. */
  text: string;
}

/** A written text of the site. */
export function Prose({ text }: ProseProps) {
  return (
    <div className={styles.prose}>
      <Markdown options={{ overrides: { code: Code } }}>{text}</Markdown>
    </div>
  );
}
