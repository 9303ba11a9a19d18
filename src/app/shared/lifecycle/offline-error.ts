import { NetworkFailure } from '#src/api/failures.ts'

/** Thrown before anything is sent, when the device knows that it has no connection. */
export class OfflineError extends NetworkFailure {
  override name = 'OfflineError'
}
