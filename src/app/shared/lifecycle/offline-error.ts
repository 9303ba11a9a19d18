import { NetworkFailure } from '#src/api/failures.ts'

/** Nothing was sent, because the device knows that it has no connection. */
export class OfflineError extends NetworkFailure {
  override name = 'OfflineError'
}
