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

/** Answers OpenFeature from the table in contract/flags.ts: no third party is involved or learns anything. */
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

/** Tells whether a flag is on for this viewer. What a flag hides on a page, the server refuses too. */
export async function isOn(flag: Flag, context: FlagContext, overrides: FlagOverrides): Promise<boolean> {
  await ready
  await OpenFeature.setContext(domain, { ...context, overrides })
  return OpenFeature.getClient(domain).getBooleanValue(flag, false)
}
