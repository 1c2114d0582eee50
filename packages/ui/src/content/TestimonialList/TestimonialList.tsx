import { useId } from 'react';
import { Testimonial, type TestimonialProps } from '../Testimonial/Testimonial.tsx';
import { section, title as sectionTitle } from '../section.css.ts';
import * as styles from './TestimonialList.css.ts';

export interface TestimonialListProps {
  /** Heading of the list. */
  title: string;
  /** What was said, in its order. */
  testimonials: readonly TestimonialProps[];
}

/** What users of the product said, as a part of a page about it; nothing where nobody said anything. */
export function TestimonialList({ title, testimonials }: TestimonialListProps) {
  const id = useId();
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby={id} className={section}>
      <h2 id={id} className={sectionTitle}>
        {title}
      </h2>
      <div className={styles.list}>
        {testimonials.map((testimonial) => (
          <Testimonial key={`${testimonial.name} ${testimonial.quote}`} {...testimonial} />
        ))}
      </div>
    </section>
  );
}
