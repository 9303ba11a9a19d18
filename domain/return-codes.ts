/**
 * Lists every code that Nacha publishes for returned transfers: R01 to R39 come from the bank that was asked or from the
 * network between the banks (R13), R40 to R47 concern enrolments, R50 to R53 checks presented again, R80 to R85
 * transfers across borders. R61 to R77 are about a return itself: with R61 to R70 the sending bank refuses it, with R71
 * to R77 the other bank stands by it. Numbers between them are not assigned.
 */
export const returnCodes = [
  ...['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09', 'R10', 'R11', 'R12', 'R13'],
  ...['R14', 'R15', 'R16', 'R17', 'R18', 'R19', 'R20', 'R21', 'R22', 'R23', 'R24', 'R25', 'R26'],
  ...['R27', 'R28', 'R29', 'R30', 'R31', 'R32', 'R33', 'R34', 'R35', 'R36', 'R37', 'R38', 'R39'],
  ...['R40', 'R41', 'R42', 'R43', 'R44', 'R45', 'R46', 'R47', 'R50', 'R51', 'R52', 'R53'],
  ...['R61', 'R62', 'R67', 'R68', 'R69', 'R70', 'R71', 'R72', 'R73', 'R74', 'R75', 'R76', 'R77'],
  ...['R80', 'R81', 'R82', 'R83', 'R84', 'R85'],
] as const

export type ReturnCode = (typeof returnCodes)[number]

/** Advises the person. Only `tryAgain` may use the same account unchanged. */
export type ReturnAdvice = 'tryAgain' | 'useAnotherAccount' | 'talkToBank' | 'checkDetails' | 'contactUs'

/** The person whose account is concerned; `holder` is one of the two, because the bank does not say which; `us` is neither. */
export type ReturnConcerns = 'payer' | 'receiver' | 'holder' | 'us'

export type ReturnMeaning = { readonly advice: ReturnAdvice; readonly concerns: ReturnConcerns }

const meaning = (advice: ReturnAdvice, concerns: ReturnConcerns): ReturnMeaning => ({ advice, concerns })

const ours = meaning('contactUs', 'us')
const otherAccount = meaning('useAnotherAccount', 'holder')
const wrongDetails = meaning('checkDetails', 'holder')
const payersBank = meaning('talkToBank', 'payer')

/** All other codes concern the banks only, so we must investigate them. */
const meanings: Partial<Readonly<Record<ReturnCode, ReturnMeaning>>> = {
  R01: meaning('tryAgain', 'payer'),
  R02: otherAccount,
  R03: wrongDetails,
  R04: wrongDetails,
  R05: payersBank,
  R07: payersBank,
  R08: payersBank,
  R09: meaning('tryAgain', 'payer'),
  R10: payersBank,
  R11: payersBank,
  R12: wrongDetails,
  R13: wrongDetails,
  R14: meaning('talkToBank', 'holder'),
  R15: meaning('contactUs', 'holder'),
  R16: meaning('talkToBank', 'holder'),
  R20: otherAccount,
  R23: meaning('talkToBank', 'receiver'),
  R28: wrongDetails,
  R29: meaning('useAnotherAccount', 'payer'),
  R30: otherAccount,
  R32: otherAccount,
  R34: otherAccount,
  R35: meaning('useAnotherAccount', 'payer'),
  R36: meaning('useAnotherAccount', 'receiver'),
  R42: wrongDetails,
  R43: wrongDetails,
  R44: wrongDetails,
  R45: wrongDetails,
}

export const meaningOf = (code: ReturnCode): ReturnMeaning => meanings[code] ?? ours

/** Lists the codes with which the sending bank refuses a return, so that the money stays where it went. */
const refusals: readonly ReturnCode[] = ['R61', 'R62', 'R67', 'R68', 'R69', 'R70']
export const refusesReturn = (code: ReturnCode): boolean => refusals.includes(code)

/** Only a return for lack of money may be repeated: by Nacha's rules R01 and R09, and no other. */
export const mayRetry = (code: ReturnCode): boolean => meaningOf(code).advice === 'tryAgain'
