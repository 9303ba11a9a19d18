import { hash, randomUUID } from 'node:crypto'
import { type Client, type EvaluationContext, OpenFeature, type Provider } from '@openfeature/server-sdk'
import { type Flag, type FlagContext, type FlagOverrides, mayAskService, overrideOf } from '#contract/flags.ts'
import { type OfrepOptions, ofrepProvider } from './ofrep.ts'
import { ownProvider } from './provider.ts'

/** Says whether a flag is on for somebody; a flag that cannot be evaluated is off. */
export type Flags = {
  /** The person's id only lets a flag service tell people apart; without it nobody in particular is asked about. */
  isOn(flag: Flag, context: FlagContext, overrides?: FlagOverrides, personId?: string): Promise<boolean>
}

/** OpenFeature keeps providers per process, so each provider has a domain of its own there. */
const clientOf = async (provider: Provider): Promise<Client> => {
  const domain = randomUUID()
  await OpenFeature.setProviderAndWait(domain, provider)
  return OpenFeature.getClient(domain)
}

/** The service gets a digest of the id, so that what it keeps cannot be looked up in our exports and addresses. */
const sentOf = ({ environment, userType, country }: FlagContext, personId: string | undefined): EvaluationContext => ({
  ...(personId !== undefined && { targetingKey: hash('sha256', `flags:${personId}`, 'base64url') }),
  environment,
  ...(userType !== null && { userType }),
  ...(country !== null && { country }),
})

/** A flag service, where `service` is given, decides within the limits of the table; the table decides the rest. */
export const openFlags = async (service?: OfrepOptions): Promise<Flags> => {
  const own = await clientOf(ownProvider)
  const remote = service && (await clientOf(ofrepProvider(service)))
  return {
    isOn: async (flag, context, overrides = {}, personId) => {
      const here = await own.getBooleanValue(flag, false, { ...context, overrides })
      if (!remote || overrideOf(flag, context, overrides) !== undefined || !mayAskService(flag, context)) return here
      return remote.getBooleanValue(flag, here, sentOf(context, personId))
    },
  }
}
