import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import type { RequestRow } from './requests.store.ts'

/** Returns the instant at which the clock ends a request; null when it has ended already. */
export const nextTimeOfRequest = ({ status, expires_at }: Pick<RequestRow, 'status' | 'expires_at'>): string | null =>
  isFinalLeaf(changeRequestMachine, status) ? null : expires_at
