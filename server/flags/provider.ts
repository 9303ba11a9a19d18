import {
  FlagNotFoundError,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/server-sdk'
import { allFlags, flagContextIn, flagOverridesIn, isFlagOn } from '#contract/flags.ts'

const isSwitch = <T>(): Promise<ResolutionDetails<T>> => {
  throw new TypeMismatchError('every flag is a switch')
}

/** Answers OpenFeature from the table in contract/flags.ts, so that no outside service learns who uses what. */
export const ownProvider: Provider = {
  metadata: { name: 'evenhand' },
  runsOn: 'server',
  resolveBooleanEvaluation: async (key, _, { overrides, ...context }) => {
    const flag = allFlags.find((known) => known === key)
    if (!flag) throw new FlagNotFoundError(key)
    const value = isFlagOn(flag, flagContextIn(context), flagOverridesIn(overrides))
    return { value, reason: StandardResolutionReasons.TARGETING_MATCH }
  },
  resolveStringEvaluation: () => isSwitch<string>(),
  resolveNumberEvaluation: () => isSwitch<number>(),
  resolveObjectEvaluation: <T extends JsonValue>() => isSwitch<T>(),
}
