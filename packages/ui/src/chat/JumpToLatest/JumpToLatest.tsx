import { Button } from '../../primitives/Button/Button.tsx';
import { jump } from './JumpToLatest.css.ts';

export interface JumpToLatestProps {
  /** True while the end of the conversation is out of sight. */
  visible: boolean;
  /** Goes to the end. */
  onJump: () => void;
  /** "Jump to latest" */
  label: string;
}

/** Goes to the end of the conversation; it floats above the composer. */
export function JumpToLatest({ visible, onJump, label }: JumpToLatestProps) {
  if (!visible) return null;
  return (
    <div className={jump}>
      <Button size="small" icon="arrowDown" onClick={onJump}>
        {label}
      </Button>
    </div>
  );
}
