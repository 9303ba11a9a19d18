import type { ContractArea } from '../area.ts'

/** Nobody has an account yet, so nothing of it is in a record, a notice or the live stream. */
export const registrationArea = { name: 'registration' } as const satisfies ContractArea
