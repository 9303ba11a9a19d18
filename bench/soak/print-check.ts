export type Check = readonly [claim: string, findings: readonly string[]]

/** One line for what holds; for what does not, the first ten findings too. */
export const printCheck = ([claim, findings]: Check): boolean => {
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${claim}`)
  for (const finding of findings.slice(0, 10)) console.log(`       ${finding}`)
  if (findings.length > 10) console.log(`       and ${findings.length - 10} more`)
  return findings.length === 0
}
