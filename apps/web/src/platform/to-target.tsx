import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetTarget, readChatTarget, readTarget } from './redirect-target.ts';

/** Takes a reader who is signed in to where they wanted to be, or with a new account to their chat. */
export function ToTarget({ newAccount = false }: { newAccount?: boolean }) {
  const [target] = useState(newAccount ? readChatTarget : readTarget);
  useEffect(forgetTarget, []);
  return <Navigate replace to={target} />;
}
