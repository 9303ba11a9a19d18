import { NetworkFailure } from '#src/api/failures.ts'

/** Thrown before anything is sent when the device knows that it is offline. */
export class OfflineError extends NetworkFailure {
  override name = 'OfflineError'
}
