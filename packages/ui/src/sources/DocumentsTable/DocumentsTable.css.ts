import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const table = style({ display: 'grid', gap: vars.space.x3, gridTemplateColumns: 'minmax(0, 1fr)' });
// Takes no room while it has nothing to say.
export const news = style({ selectors: { '&:empty': { position: 'absolute' } } });
// As high without its spinner, so that the table stays where it is.
export const refreshing = style({ display: 'inline-flex', blockSize: vars.size.icon, inlineSize: vars.size.icon });
