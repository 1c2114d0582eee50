import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { clearTarget, readTarget } from './redirect-target.ts';

/** Takes a user who is signed in to where they wanted to be. */
export function RedirectToTarget() {
  const [target] = useState(readTarget);
  useEffect(clearTarget, []);
  return <Navigate replace to={target} />;
}
