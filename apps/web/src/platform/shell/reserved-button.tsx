import { IconButton, Reserved, type IconName } from '@footnote/ui';

/** Nobody hears the name of a place that is only held. */
const NO_NAME = '';

/** Holds the place of a button that is an icon alone. */
export function ReservedButton({ icon }: { icon: IconName }) {
  return (
    <Reserved>
      <IconButton icon={icon} label={NO_NAME} tooltip={false} />
    </Reserved>
  );
}
