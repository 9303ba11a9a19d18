import type { Login } from '../create-login.ts'
import type { Screen } from '../screen.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { ForgotUsername } from './forgot-username.tsx'
import { KeepSecondStep } from './keep-second-step.tsx'
import { LinkEnded } from './link-ended.tsx'
import { LinkSignIn } from './link-sign-in.tsx'
import { PasswordReset } from './password-reset.tsx'

type RecoveryScreenProps = { login: Login; screen: Exclude<Screen, { page: 'login' }> }

/** The pages that lead back into an account. They are addresses of their own, so each is loaded with its document. */
export function RecoveryScreen({ login, screen: { page, token } }: RecoveryScreenProps) {
  if (page === 'forgotPassword') return <ForgotPassword login={login} />
  if (page === 'forgotUsername') return <ForgotUsername login={login} />
  if (page === 'passwordReset') return <PasswordReset login={login} token={token} />
  if (page === 'keepSecondStep') return <KeepSecondStep login={login} token={token} />
  return page === 'link' ? <LinkSignIn login={login} token={token} /> : <LinkEnded />
}
