import { OpenFeature } from '@openfeature/server-sdk'
import type { Flag, FlagContext, FlagOverrides } from '#contract/flags.ts'
import { ownProvider } from './provider.ts'

/** Says whether a flag is on for somebody; a flag that cannot be evaluated is off. */
export type Flags = {
  isOn(flag: Flag, context: FlagContext, overrides?: FlagOverrides): Promise<boolean>
}

/** To use another flag provider, replace `ownProvider` here. */
export const openFlags = async (): Promise<Flags> => {
  const domain = 'evenhand'
  await OpenFeature.setProviderAndWait(domain, ownProvider)
  const client = OpenFeature.getClient(domain)
  return {
    isOn: (flag, context, overrides = {}) => client.getBooleanValue(flag, false, { ...context, overrides }),
  }
}
