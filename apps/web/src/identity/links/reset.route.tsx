import { useSearchParams } from 'react-router-dom';
import { NewPassword } from './new-password.tsx';
import { ResetRequest } from './reset-request.tsx';

/** The page at /reset (specification §2): asks for a link, or sets a password by the code of one. */
export default function ResetRoute() {
  const [parameters] = useSearchParams();
  const code = parameters.get('oobCode');
  return code === null || code === '' ? <ResetRequest /> : <NewPassword code={code} />;
}
