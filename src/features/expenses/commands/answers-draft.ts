import { answersDraft, editDraft } from '../drafts.ts'

type Answers = NonNullable<ReturnType<ReturnType<typeof answersDraft>['read']>>

const nothing: Answers = { words: {}, pay: null, receipts: [] }
const isNothing = ({ words, pay, receipts }: Answers) =>
  !pay && receipts.length === 0 && Object.values(words).every((typed) => typed === '')

/**
 * What a person typed into the questions of one expense and has not sent: there when they open the question again, after
 * closing it by mistake, after a reload, after signing in anew. Gone once it was answered.
 */
export function createDraft(expenseId: string) {
  const [answers, edit] = [answersDraft(expenseId), editDraft(expenseId)]
  let said = answers.read() ?? nothing
  const say = (change: Partial<Answers>) => {
    said = { ...said, ...change }
    if (isNothing(said)) answers.drop()
    else answers.keep(said)
  }
  return {
    edit,
    said: () => said,
    keepWords: (purpose: string, words: string) => say({ words: { ...said.words, [purpose]: words } }),
    keepPay: (pay: Answers['pay']) => say({ pay }),
    keepReceipts: (receipts: Answers['receipts']) => say({ receipts }),
    answered: () => {
      said = nothing
      answers.drop()
      edit.drop()
    },
  }
}
export type Draft = ReturnType<typeof createDraft>
