import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif } from '../../theme/typography.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const up = keyframes({ from: { transform: 'translateY(100%)' }, to: { transform: 'none' } });

export const sheet = recipe({
  base: {
    position: 'fixed',
    zIndex: vars.layer.dialog,
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.surface,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
  },
  variants: {
    side: {
      bottom: {
        insetInline: vars.space.none,
        insetBlockEnd: vars.space.none,
        maxBlockSize: '85dvh',
        borderStartStartRadius: vars.radius.large,
        borderStartEndRadius: vars.radius.large,
        '@media': { [media.moving]: { animation: `${up} ${vars.motion.slow} ${vars.motion.ease}` } },
      },
      start: {
        insetBlock: vars.space.none,
        insetInlineStart: vars.space.none,
        inlineSize: `min(${vars.size.drawer}, 90vw)`,
      },
    },
  },
});
export const header = recipe({
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.x2 },
  variants: {
    bare: {
      // Content with a heading of its own starts at the top; only the closing button stands over it.
      true: {
        position: 'absolute',
        insetBlockStart: vars.space.x1,
        insetInlineEnd: vars.space.x1,
        zIndex: vars.layer.sticky,
      },
      false: {
        paddingBlock: vars.space.x2,
        paddingInlineStart: vars.space.x4,
        paddingInlineEnd: vars.space.x2,
        borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
      },
    },
  },
});
export const title = recipe({
  base: [serif.s18, { fontWeight: vars.weight.strong }],
  variants: { hidden: { true: visuallyHidden, false: {} } },
});
export const body = style({ flex: 1, minBlockSize: vars.space.none, overflowY: 'auto', overscrollBehavior: 'contain' });
