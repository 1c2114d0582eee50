import * as styles from './Testimonial.css.ts';

export interface TestimonialProps {
  /** What was said, word for word, without quotation marks. */
  quote: string;
  /** Language of the quote (BCP 47), where it is not that of the page. */
  quoteLanguage?: string;
  /** Who said it. */
  name: string;
  /** As what, and where ("Cardiologist, Example Hospital"). */
  role: string;
  /**
   * Quotation marks of the page's language around the quote.
   * @default ['“', '”']
   */
  marks?: readonly [string, string];
}

const ENGLISH_MARKS = ['“', '”'] as const;

/** What a user of the product said, with name and place; no picture of a person. */
export function Testimonial({ quote, quoteLanguage, name, role, marks = ENGLISH_MARKS }: TestimonialProps) {
  return (
    <figure className={styles.figure}>
      <blockquote lang={quoteLanguage} dir="auto" className={styles.quote}>
        {marks[0]}
        {quote}
        {marks[1]}
      </blockquote>
      <figcaption className={styles.person}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.role}>{role}</span>
      </figcaption>
    </figure>
  );
}
