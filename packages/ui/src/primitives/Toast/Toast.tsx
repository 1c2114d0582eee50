import * as Radix from '@radix-ui/react-toast';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToastContext, type ToastMessage } from './toast-context.ts';
import * as styles from './Toast.css.ts';

export interface ToastProviderProps {
  /** The application. */
  children: ReactNode;
  /** Names the region of messages ("Notifications"). */
  label: string;
  /** Name of the closing button. */
  closeLabel: string;
}

/** How long a message stays (specification §9); hovering, focusing it or leaving the window stops the clock. */
const SHOWN_MS = 5000;

/** Shows messages at the edge of the window and reads them out; anything inside can send one with `useToast`. */
export function ToastProvider({ children, label, closeLabel }: ToastProviderProps) {
  const [messages, setMessages] = useState<readonly (ToastMessage & { key: number })[]>([]);
  const show = useCallback((message: ToastMessage) => {
    setMessages((shown) => [...shown, { ...message, key: (shown.at(-1)?.key ?? 0) + 1 }]);
  }, []);
  const remove = (key: number) => setMessages((shown) => shown.filter((message) => message.key !== key));
  const context = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={context}>
      <Radix.Provider duration={SHOWN_MS} label={label} swipeDirection="up">
        {children}
        {messages.map((message) => (
          <Radix.Root
            key={message.key}
            type={message.tone === 'critical' ? 'foreground' : 'background'}
            onOpenChange={(open) => !open && remove(message.key)}
            className={styles.toast({ tone: message.tone ?? 'info' })}
          >
            <Icon name={message.tone === 'positive' ? 'check' : message.tone === 'critical' ? 'warning' : 'info'} />
            <div className={styles.text}>
              <Radix.Title className={styles.title}>{message.title}</Radix.Title>
              {message.description !== undefined && <Radix.Description>{message.description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton icon="close" size="small" label={closeLabel} tooltip={false} />
            </Radix.Close>
          </Radix.Root>
        ))}
        <Radix.Viewport label={`${label} ({hotkey})`} className={styles.viewport} />
      </Radix.Provider>
    </ToastContext>
  );
}
