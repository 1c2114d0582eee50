import { useId, type ReactNode } from 'react';
import { prose } from '../prose.css.ts';
import { pageTitle } from '../../theme/typography.css.ts';
import * as styles from './TextPage.css.ts';

/** A part of a page of text under its own heading. */
export interface TextSection {
  /** Anchor of the heading, without the number sign; the same in every language. */
  anchor: string;
  title: string;
  /** Paragraphs and lists; headings inside begin at level 3. */
  content: ReactNode;
}

export interface TextPageProps {
  /** Heading of the page ("Privacy"). */
  title: string;
  /** Since when it is in force ("In force since 1 May 2026"); left out where that says nothing. */
  updated?: string;
  /** Its parts, in their order. */
  sections: readonly TextSection[];
  /** Heading of the table of contents; it is left out where there are fewer than two sections. */
  contentsLabel: string;
}

/** Terms, privacy and other long texts: headings with addresses of their own, and a table of contents beside them. */
export function TextPage({ title, updated, sections, contentsLabel }: TextPageProps) {
  const id = useId();
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={pageTitle}>{title}</h1>
        {updated !== undefined && <p className={styles.updated}>{updated}</p>}
      </header>
      {sections.length > 1 && (
        <nav aria-labelledby={id} className={styles.contents}>
          <h2 id={id} className={styles.contentsHead}>
            {contentsLabel}
          </h2>
          <ol>
            {sections.map((section) => (
              <li key={section.anchor}>
                <a href={`#${section.anchor}`} className={styles.entry}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.body}>
        {sections.map((section) => (
          <section key={section.anchor} id={section.anchor} className={styles.section}>
            <h2 className={styles.heading}>
              <a href={`#${section.anchor}`} className={styles.anchor}>
                {section.title}
              </a>
            </h2>
            <div className={prose}>{section.content}</div>
          </section>
        ))}
      </div>
    </article>
  );
}
