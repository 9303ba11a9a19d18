import { describe, expect, test } from 'vitest'
import {
  allFlags,
  type FlagContext,
  type FlagOverrides,
  flagContextIn,
  flagOverridesIn,
  isFlagOn,
  mayAskService,
} from '#contract/flags.ts'

const here = (change: Partial<FlagContext> = {}): FlagContext => ({
  environment: 'production',
  userType: 'parent',
  country: 'US',
  ...change,
})

test.each<[FlagContext, string[]]>([
  [here(), ['supportChat', 'sessionRecording', 'maps']],
  [here({ country: 'GB' }), ['supportChat', 'maps']],
  [here({ country: null }), ['supportChat', 'maps']],
  [here({ userType: 'child' }), []],
  [here({ userType: null, country: null }), []],
  [here({ userType: 'admin' }), []],
  [here({ userType: 'professional' }), ['supportChat', 'sessionRecording', 'maps']],
  [here({ environment: 'preprod' }), ['supportChat', 'sessionRecording', 'maps']],
  [here({ environment: 'test' }), ['internalPages', 'supportChat', 'maps']],
  [here({ environment: 'local', userType: null, country: null }), ['internalPages']],
])('%j', (context, on) => {
  expect(allFlags.filter((flag) => isFlagOn(flag, context))).toEqual(on)
})

test.each<[FlagContext, string[]]>([
  [here(), ['supportChat', 'sessionRecording', 'maps']],
  [here({ environment: 'local' }), ['supportChat', 'sessionRecording', 'maps']],
  [here({ country: 'GB' }), ['supportChat', 'maps']],
  [here({ userType: 'child' }), []],
  [here({ userType: null, country: null }), []],
])('a flag service may decide for %j within the limits alone', (context, asked) => {
  expect(allFlags.filter((flag) => mayAskService(flag, context))).toEqual(asked)
})

describe('a switch of one’s own', () => {
  const all = (value: boolean): FlagOverrides => Object.fromEntries(allFlags.map((flag) => [flag, value]))

  test.each(['preprod', 'test', 'dev', 'local'] as const)('decides in %s', (environment) => {
    for (const value of [true, false])
      for (const flag of allFlags) expect(isFlagOn(flag, here({ environment }), all(value))).toBe(value)
  })

  test.each(['parent', 'admin', null] as const)('changes nothing in production, whoever set it: %s', (userType) => {
    const context = here({ userType })
    for (const value of [true, false])
      for (const flag of allFlags) expect(isFlagOn(flag, context, all(value))).toBe(isFlagOn(flag, context))
  })

  test.each([
    [null, {}],
    ['{"internalPages":true}', {}],
    [['internalPages'], {}],
    [{ internalPages: 'true', maps: 1, supportChat: null }, {}],
    [{ internalPages: true, unheardOf: true, constructor: true }, { internalPages: true }],
  ])('of %j what is one is kept', (stored, kept) => {
    expect(flagOverridesIn(stored)).toEqual(kept)
  })
})

test.each([
  [{}, { environment: 'production', userType: null, country: null }],
  [
    { environment: 'Local', userType: 'boss', country: 7 },
    { environment: 'production', userType: null, country: null },
  ],
  [
    { environment: 'dev', userType: 'admin', country: 'MX' },
    { environment: 'dev', userType: 'admin', country: 'MX' },
  ],
])('a context of %j is read as %j', (given, read) => {
  expect(flagContextIn(given)).toEqual(read)
})
