import { style } from '@vanilla-extract/css';

/** What stands in it is laid out as if it stood there itself, and is neither seen nor reached. */
export const reserved = style({ display: 'contents', visibility: 'hidden' });
