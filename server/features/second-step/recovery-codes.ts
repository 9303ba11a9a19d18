import { hash, randomInt } from 'node:crypto'
import { limits } from '#contract/limits.ts'

/** Left out are letters and digits that are taken for each other. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-')

export const newRecoveryCodes = (): string[] => Array.from({ length: limits.secondStep.codes }, newCode)

/** A code has 79 random bits, so a fast hash keeps it. It counts however it is grouped and written. */
export const hashOfCode = (code: string): Buffer =>
  hash('sha256', code.toLowerCase().replace(/[^a-z0-9]/g, ''), 'buffer')
