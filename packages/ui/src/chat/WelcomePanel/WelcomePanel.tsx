import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './WelcomePanel.css.ts';

export interface WelcomePanelProps {
  /** The greeting. */
  title: string;
  /** What can be asked here and what an answer looks like. */
  text: string;
  /** Heading of the example questions. */
  examplesLabel: string;
  /** Questions that run when they are pressed. */
  examples: readonly string[];
  /** Called with the pressed question. */
  onAsk: (question: string) => void;
  /** What stands below, such as the collection note. */
  note?: ReactNode;
}

/** An empty chat: a greeting and questions that run on a press. */
export function WelcomePanel({ title, text, examplesLabel, examples, onAsk, note }: WelcomePanelProps) {
  return (
    <section className={styles.panel}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <h2 className={styles.heading}>{examplesLabel}</h2>
      <ul className={styles.examples}>
        {examples.map((question) => (
          <li key={question} className={styles.example}>
            <button type="button" dir="auto" className={styles.question} onClick={() => onAsk(question)}>
              <span>{question}</span>
              <Icon name="chevronEnd" mirrored />
            </button>
          </li>
        ))}
      </ul>
      {note}
    </section>
  );
}
