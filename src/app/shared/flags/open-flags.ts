import {
  FlagNotFoundError,
  type JsonValue,
  OpenFeature,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/web-sdk'
import {
  allFlags,
  type Flag,
  type FlagContext,
  type FlagOverrides,
  flagContextIn,
  flagOverridesIn,
  isFlagOn,
} from '#contract/flags.ts'

const isSwitch = <T>(): ResolutionDetails<T> => {
  throw new TypeMismatchError('every flag is a switch')
}

/** OpenFeature's questions, answered by the table in contract/flags.ts: no service is asked, nobody learns who asks what. */
const ownProvider: Provider = {
  metadata: { name: 'evenhand' },
  runsOn: 'client',
  resolveBooleanEvaluation: (key, _, { overrides, ...context }) => {
    const flag = allFlags.find((known) => known === key)
    if (!flag) throw new FlagNotFoundError(key)
    const value = isFlagOn(flag, flagContextIn(context), flagOverridesIn(overrides))
    return { value, reason: StandardResolutionReasons.TARGETING_MATCH }
  },
  resolveStringEvaluation: () => isSwitch<string>(),
  resolveNumberEvaluation: () => isSwitch<number>(),
  resolveObjectEvaluation: <T extends JsonValue>() => isSwitch<T>(),
}

const domain = 'evenhand'
const ready = OpenFeature.setProviderAndWait(domain, ownProvider)

/** Whether a flag is on for whoever looks. What a flag closes on a page, the server closes too. */
export async function isOn(flag: Flag, context: FlagContext, overrides: FlagOverrides): Promise<boolean> {
  await ready
  await OpenFeature.setContext(domain, { ...context, overrides })
  return OpenFeature.getClient(domain).getBooleanValue(flag, false)
}
