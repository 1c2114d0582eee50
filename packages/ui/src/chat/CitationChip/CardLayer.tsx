import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { FocusScope } from '@radix-ui/react-focus-scope';
import * as Popper from '@radix-ui/react-popper';
import { Portal } from '@radix-ui/react-portal';
import type { ReactNode } from 'react';
import type { CardStore, OpenCard } from './card-store.ts';
import * as styles from './CitationChip.css.ts';

interface CardLayerProps {
  /** Its accessible name. */
  label: string;
  card: OpenCard;
  store: CardStore;
  children: ReactNode;
}

/**
 * Stands beside the chip of a card, above the page. Radix's popover is made of the same parts, and of those that keep
 * the page below a modal one from being scrolled and heard, which nobody needs below a card.
 */
export function CardLayer({ label, card, store, children }: CardLayerProps) {
  const keepOpen = (event: Event) => {
    if (event.target instanceof Node && card.anchor.current.contains(event.target)) event.preventDefault();
  };
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={card.anchor} />
      <Portal asChild>
        <FocusScope
          asChild
          loop
          trapped={false}
          onMountAutoFocus={(event) => card.mode === 'preview' && event.preventDefault()}
          onUnmountAutoFocus={(event) => event.preventDefault()}
        >
          <DismissableLayer
            asChild
            deferPointerDownOutside
            onEscapeKeyDown={store.dismiss}
            onInteractOutside={keepOpen}
            onDismiss={store.close}
          >
            <Popper.Content
              // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element would not stand beside its chip
              role="dialog"
              aria-label={label}
              sideOffset={6}
              collisionPadding={12}
              onPointerEnter={store.stay}
              onPointerLeave={store.leave}
              className={styles.card}
            >
              {children}
            </Popper.Content>
          </DismissableLayer>
        </FocusScope>
      </Portal>
    </Popper.Root>
  );
}
