import type { ReactNode } from 'react';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** What the page is for; the only heading of level 1 on it. */
  title: string;
  /** The same in two or three sentences. */
  text: string;
  /** The one thing to do here: the live question box, or a button. */
  children: ReactNode;
  /** A real component that shows what comes of it, such as a source card, with its heading; beside the words from 1050 px on. */
  picture?: { title: string; content: ReactNode };
}

/** Opens a page about the product: what it does, and the way to try it at once. */
export function Hero({ title, text, children, picture }: HeroProps) {
  return (
    <section className={styles.hero({ pictured: picture !== undefined })}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      {picture !== undefined && (
        <div className={styles.picture}>
          <h2 className={styles.pictureTitle}>{picture.title}</h2>
          {picture.content}
        </div>
      )}
    </section>
  );
}
