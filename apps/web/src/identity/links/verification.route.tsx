import { useLocation, useSearchParams } from 'react-router-dom';
import { VerificationOutcome } from './verification-outcome.tsx';
import { VerificationSent } from './verification-sent.tsx';

/** The page at /verification (specification §2): what comes after registering, and where the link of the e-mail leads. */
export default function VerificationRoute() {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const token = parameters.get('token');
  if (token !== null && token !== '') return <VerificationOutcome token={token} />;
  return <VerificationSent {...sentTo(state)} />;
}

/** Reads what the page before handed on; the history of a browser may hold anything. */
function sentTo(state: unknown): { email: string; availableAt: number } {
  const fields: object = typeof state === 'object' && state !== null ? state : {};
  const email: unknown = Reflect.get(fields, 'email');
  const availableAt: unknown = Reflect.get(fields, 'availableAt');
  return {
    email: typeof email === 'string' ? email : '',
    availableAt: typeof availableAt === 'number' ? availableAt : 0,
  };
}
