import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const field = style({ display: 'grid', gap: vars.space.x1, minInlineSize: vars.space.none });
export const label = recipe({
  base: [ui.s13, { fontWeight: vars.weight.medium }],
  variants: { hidden: { true: visuallyHidden, false: {} } },
});
export const asterisk = style({ color: vars.color.critical });
export const hint = style([ui.s12, { color: vars.color.inkMuted }]);
// Announces errors; while there is none it takes no room in the grid and stays known to assistive technology.
export const news = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const error = style([ui.s12, { color: vars.color.critical }]);
