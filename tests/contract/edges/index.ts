import { checkEdges } from './check.ts'
import { edges as expenses, reasons } from './expense.ts'
import { forms } from './forms/index.ts'
import { expiryEdges, photoEdges } from './id-photo.ts'
import { joinTokenEdges } from './join-token.ts'
import { localeEdges } from './locale.ts'
import { monthlyEdges } from './monthly.ts'
import { edges as accounts } from './payment-account.ts'
import { planEdges, scheduleEdges } from './planned-payments.ts'
import { edges as registrations } from './registration.ts'
import type { RuleName } from './rules.ts'
import { severalEdges } from './several.ts'
import { splitEdges } from './split.ts'
import { selectionEdges } from './subscription.ts'

/** An edge case of a rule: what is tried, and the code by which it is refused; null when it fits. */
export type RuleEdge = { readonly what: string; readonly code: string | null }

type Problem = string | readonly [field: string, code: string] | null | undefined
type Kept = { readonly what: string; readonly problem?: Problem }
const codeIn = (problem: Problem): string | null => (typeof problem === 'string' ? problem : (problem?.[1] ?? null))
/** Names the table, so that a failure says in which file the edge is. */
const from = (table: string, edges: readonly Kept[]): RuleEdge[] =>
  edges.map(({ what, problem }) => ({ what: `${table}, ${what}`, code: codeIn(problem) }))

const ofExpense = (...fields: readonly string[]) =>
  from(
    'expense',
    expenses.filter(({ field }) => fields.includes(field)),
  )
const ofJoining = (...fields: readonly string[]) =>
  from(
    'registration',
    registrations.filter(({ field }) => fields.includes(field)),
  )
const ofAccount = (question: string, ...fields: readonly string[]) =>
  from(
    'payment account',
    accounts.filter((edge) => edge.question === question && fields.includes(edge.field)),
  )
const checks = from('check', checkEdges)
const planned = (...codes: readonly string[]) => {
  const rows = scheduleEdges.map(({ what, problems }) => ({ what, problem: problems[0]?.code }))
  return from(
    'planned payments',
    rows.filter(({ problem }) => problem === undefined || codes.includes(problem)),
  )
}
const photos = from(
  'photo of an ID',
  photoEdges.map(({ what, said }) => ({ what, problem: said.startsWith('image/') ? null : said })),
)
const names = ['firstName', 'lastName'] as const
const plans = from('plan', planEdges)

/** Lists the edge cases that tables of their own have for a rule; the forms say by themselves of which rules theirs are. */
const tables: Partial<Record<RuleName, readonly RuleEdge[]>> = {
  passwordLength: ofJoining('password'),
  passwordSigns: ofJoining('password'),
  passwordNotOwn: ofJoining('password'),
  usernameLength: ofJoining('username'),
  usernameSigns: ofJoining('username'),
  paymentNumber: checks,
  from1To50: [...plans, ...ofExpense('name'), ...ofAccount('name', ...names), ...ofJoining(...names)],
  upTo250: [...ofExpense('note'), ...from('reason', reasons)],
  notInThePast: [...from('monthly', monthlyEdges), ...planned('inThePast')],
  notBefore1900: [...plans, ...checks, ...ofExpense('purchaseDate'), ...ofJoining('dateOfBirth')],
  validDate: [...plans, ...checks, ...ofExpense('purchaseDate')],
  endNotBeforeStart: [...plans, ...from('monthly', monthlyEdges)],
  oneOccurrence: [...plans, ...planned('noOccurrence')],
  from1To999: plans,
  plannedWithinOwed: planned('moreThanOwed'),
  plannedWithinLimit: planned('overSendingLimit'),
  plannedWithinPlan: planned('overPlan'),
  noPostBox: [...ofAccount('address', 'line1', 'line2'), ...ofJoining('line1', 'line2')],
  emailsMatch: [...ofAccount('email', 'emailAgain'), ...ofJoining('emailAgain')],
  fourDigits: ofAccount('digits', 'lastFour'),
  nineDigits: ofAccount('whole', 'wholeId'),
  tenDigits: [...ofAccount('email', 'phone'), ...ofJoining('phone')],
  refusedCharacter: [...ofAccount('name', ...names), ...ofJoining(...names)],
  photoInColour: photos,
  photoFilled: photos,
  photoResolution: photos,
  documentValid: from('document', expiryEdges),
  severalInFull: from(
    'several expenses',
    severalEdges.map(({ what, refused }) => ({ what, problem: refused })),
  ),
  requiredReason: from('reason', reasons),
  requiredAccountName: ofAccount('bankAccount', 'name'),
  requiredExpenseName: ofExpense('name'),
  requiredSeriesName: plans,
  requiredSubscription: from('subscription', selectionEdges),
  requiredTotal: ofExpense('total'),
  requiredPercentage: from('split', splitEdges),
  requiredPurchaseDate: ofExpense('purchaseDate'),
  localeCodes: localeEdges.map(([typed, normalised]) => ({
    what: `locale, ${typed}`,
    code: normalised === typed ? null : normalised,
  })),
  joinTokenTime: joinTokenEdges.map(([text, minutes]) => ({
    what: `join token, ${text}`,
    code: text === String(minutes) ? null : String(minutes),
  })),
}

/** Returns every edge case of a rule, of whichever form or table. */
export const edgesOfRule = (rule: RuleName): readonly RuleEdge[] => [
  ...(tables[rule] ?? []),
  ...forms.flatMap(({ name, edges }) =>
    edges
      .filter(({ rules }) => rules.includes(rule))
      .map(({ what, problem, refused }) => ({ what: `${name}, ${what}`, code: problem ?? refused ?? null })),
  ),
]
