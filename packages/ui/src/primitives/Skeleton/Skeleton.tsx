import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * What will stand here: a line of text, a title, a button or a block.
   * @default 'line'
   */
  shape?: 'line' | 'title' | 'control' | 'block';
  /**
   * Share of the width of its parent.
   * @default 'full'
   */
  width?: 'quarter' | 'half' | 'most' | 'full';
}

/** Holds the place of content that is loading; say so in words nearby. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, width })} />;
}
