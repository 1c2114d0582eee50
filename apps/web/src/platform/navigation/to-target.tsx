import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetTarget, readTarget } from './redirect-target.ts';

/** Takes a reader who is signed in to where they wanted to be. */
export function ToTarget() {
  const [target] = useState(readTarget);
  useEffect(forgetTarget, []);
  return <Navigate replace to={target} />;
}
