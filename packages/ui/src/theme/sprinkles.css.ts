import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

const layout = defineProperties({
  conditions: {
    all: {},
    mobile: { '@media': media.belowMobile },
    wide: { '@media': media.fromMd },
  },
  defaultCondition: 'all',
  properties: {
    display: ['flex', 'inline-flex', 'grid', 'block', 'none'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['stretch', 'start', 'center', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: vars.space,
    rowGap: vars.space,
    columnGap: vars.space,
    paddingBlock: vars.space,
    paddingInline: vars.space,
    minInlineSize: { none: vars.space.none },
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

/** Layout by token, with values for phones and for wide windows. */
export const sprinkles = createSprinkles(layout);
export type Sprinkles = Parameters<typeof sprinkles>[0];
