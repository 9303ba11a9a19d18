import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../../http/errors/refusal.ts'
import { logSecurity } from '../../http/security-log.ts'

/** Says nothing more to whoever sent it; `personId` is whose passkey was named, for the log alone. */
export class PasskeyRefusal extends Refusal {
  readonly personId: string | null

  constructor(personId: string | null = null) {
    super('passkeyRefused')
    this.personId = personId
  }
}

/**
 * Logs it when a passkey is refused.
 * @param personId is whose account somebody tried to prove to be theirs, where that is known before
 */
export const logPasskeyRefusal = async <T>(
  log: Pick<FastifyBaseLogger, 'info'>,
  personId: string | null,
  attempt: () => Promise<T>,
): Promise<T> => {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof PasskeyRefusal)
      logSecurity(log, { event: 'passkeyRefused', personId: personId ?? error.personId })
    throw error
  }
}
