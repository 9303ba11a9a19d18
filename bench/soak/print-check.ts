export type Check = readonly [claim: string, findings: readonly string[]]

/** Prints one line for each claim, and the first ten findings of one that does not hold. */
export const printCheck = ([claim, findings]: Check): boolean => {
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${claim}`)
  for (const finding of findings.slice(0, 10)) console.log(`       ${finding}`)
  if (findings.length > 10) console.log(`       and ${findings.length - 10} more`)
  return findings.length === 0
}
