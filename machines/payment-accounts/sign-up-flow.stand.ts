import type { LeafOf } from '../shared/decide.ts'
import type { paymentAccountMachine } from './payment-account.machine.ts'
import type { AccountProgress } from './sign-up-flow.types.ts'

/** Returns how far an account in this state is, as the flow sees it. */
export const progressOf = (status: LeafOf<typeof paymentAccountMachine>): AccountProgress =>
  status === 'none' || status === 'signUpInProgress' || status === 'migrationUnfinished' ? 'started' : status
