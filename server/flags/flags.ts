import { OpenFeature } from '@openfeature/server-sdk'
import type { Flag, FlagContext, FlagOverrides } from '#contract/flags.ts'
import { ownProvider } from './provider.ts'

/** Whether a flag is on for somebody. Off where it cannot be told. */
export type Flags = {
  isOn(flag: Flag, context: FlagContext, overrides?: FlagOverrides): Promise<boolean>
}

/** Another provider takes this one's place here, and nowhere else. */
export const openFlags = async (): Promise<Flags> => {
  const domain = 'evenhand'
  await OpenFeature.setProviderAndWait(domain, ownProvider)
  const client = OpenFeature.getClient(domain)
  return {
    isOn: (flag, context, overrides = {}) => client.getBooleanValue(flag, false, { ...context, overrides }),
  }
}
