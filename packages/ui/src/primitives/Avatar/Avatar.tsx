import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { avatar, picture } from './Avatar.css.ts';

export interface AvatarProps {
  /** Name of the person or organization; '' where it stands right beside the avatar. */
  name: string;
  /** One or two letters; '' shows a drawing of a person. */
  initials: string;
  /** Address of a picture; the initials stand in while it is missing. */
  picture?: string;
  /**
   * 28, 36 or 64 pixels.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
}

/** A person or an organization as a small circle. */
export function Avatar({ name, initials, picture: address, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const named = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...named} title={name === '' ? undefined : name} className={avatar({ size })}>
      {address !== undefined && address !== broken ? (
        <img src={address} alt="" onError={() => setBroken(address)} className={picture} />
      ) : (
        initials || <Icon name="user" size={size === 'small' ? 'medium' : 'large'} />
      )}
    </span>
  );
}
