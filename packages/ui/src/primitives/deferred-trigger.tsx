import { Slot } from '@radix-ui/react-slot';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { fetchedLater } from './use-deferred.ts';

/** What Radix listens to on a trigger. */
const EVENTS = [
  'onPointerDown',
  'onPointerMove',
  'onPointerLeave',
  'onClick',
  'onKeyDown',
  'onFocus',
  'onBlur',
] as const;

type Handler = (event: SyntheticEvent) => void;
type Attributes = Readonly<Record<string, unknown>>;

/** The button on the page, as the part that loads later knows it. */
export interface TriggerLink {
  button: () => HTMLElement | null;
  /** Gives the button the attributes and handlers of the part. */
  take: (props: Readonly<Record<string, unknown>>) => void;
}

/** Stands inside Radix where the trigger would, and passes what it is given on to the button on the page. */
export function TriggerProxy({ link, ref, ...props }: { link: TriggerLink; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => link.button(), [link]);
  useLayoutEffect(() => link.take(props));
  return null;
}

interface DeferredTriggerOptions<Part extends object> {
  /** Fetches the part, which puts a `TriggerProxy` where the trigger belongs. */
  load: () => Promise<ComponentType<Part & { link: TriggerLink }>>;
  /** What the button says of itself until the part is there. */
  attributes: Attributes;
  /** Events that are heard again once the part is there, by the type the browser gives them. */
  heardAgain: readonly string[];
}

/** A button, and what the part beside it needs. */
export interface DeferredTriggerProps<Part extends object> {
  trigger: ReactElement;
  part: Part;
}

/**
 * A button with something that opens beside it, whose code loads after the page. The button stays the same element when
 * the code arrives, and what was done to it meanwhile is done then.
 */
export function deferredTrigger<Part extends object>({ load, attributes, heardAgain }: DeferredTriggerOptions<Part>) {
  const useFetched = fetchedLater(load);
  return function DeferredTrigger({ trigger, part }: DeferredTriggerProps<Part>) {
    const { Fetched, fetchAgain } = useFetched();
    const button = useRef<HTMLElement>(null);
    const early = useRef(new EarlyEvents(heardAgain));
    const { own, handlers, link } = useTriggerLink(button, attributes);
    const isThere = Fetched !== null;
    useEffect(() => {
      if (isThere) early.current.replay(button.current);
    }, [isThere]);
    const hear = (name: string) => (event: SyntheticEvent) => {
      const handler = handlers.current.get(name);
      if (handler !== undefined) handler(event);
      else if (early.current.note(event.nativeEvent)) fetchAgain();
    };
    return (
      <>
        <Slot {...own} {...Object.fromEntries(EVENTS.map((name) => [name, hear(name)]))} ref={button}>
          {trigger}
        </Slot>
        {Fetched !== null && <Fetched {...part} link={link} />}
      </>
    );
  };
}

/** What the button has from its part: attributes as they change, and the newest handlers. */
function useTriggerLink(button: { current: HTMLElement | null }, attributes: Attributes) {
  const [own, setOwn] = useState(attributes);
  const handlers = useRef(new Map<string, Handler>());
  const [link] = useState<TriggerLink>(() => ({
    button: () => button.current,
    take: (props) => {
      const given = Object.entries(props);
      handlers.current = new Map(given.filter((entry): entry is [string, Handler] => typeof entry[1] === 'function'));
      const next: Attributes = Object.fromEntries(given.filter(([, value]) => typeof value !== 'function'));
      setOwn((before) => (sameAttributes(before, next) ? before : next));
    },
  }));
  return { own, handlers, link };
}

function sameAttributes(left: Attributes, right: Attributes): boolean {
  const after = Object.entries(right);
  return (
    Object.keys(left).length === after.length &&
    after.every(([name, value]) => Object.is(Reflect.get(left, name), value))
  );
}

/** What ends what an earlier event began. */
const ENDS: Readonly<Record<string, string>> = { pointerout: 'pointermove', focusout: 'focusin' };

/** What was done to a button before its part was there. */
class EarlyEvents {
  readonly #heardAgain: readonly string[];
  readonly #events = new Map<string, Event>();

  constructor(heardAgain: readonly string[]) {
    this.#heardAgain = heardAgain;
  }

  /** Keeps an event that is to be heard again, and says whether it is one. */
  note(event: Event): boolean {
    this.#events.delete(ENDS[event.type] ?? '');
    const kept = this.#heardAgain.includes(event.type);
    if (kept) this.#events.set(event.type, event);
    return kept;
  }

  /** Does again to the button what was done to it. */
  replay(button: HTMLElement | null): void {
    const events = [...this.#events.values()];
    this.#events.clear();
    for (const event of events) {
      // A press moves the focus, too, but asks for no explanation.
      if (event.type === 'focusin' && button?.matches(':focus-visible') !== true) continue;
      button?.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
    }
  }
}
