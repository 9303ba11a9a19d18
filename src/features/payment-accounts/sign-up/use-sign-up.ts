import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import type { NewBankAccount, PaymentAccountCommand } from '#contract/payment-accounts/commands.ts'
import type { IdType } from '#contract/payment-accounts/kinds.ts'
import {
  type PaymentAccountDto,
  paymentAccountDto,
  paymentAccountRoutes as routes,
  type SignUpAnswersDto,
} from '#contract/payment-accounts/payment-accounts.ts'
import { signUpFlowMachine } from '#machines/payment-accounts/sign-up-flow.machine.ts'
import { progressOf } from '#machines/payment-accounts/sign-up-flow.stand.ts'
import type { Question } from '#machines/payment-accounts/sign-up-flow.types.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { useLifecycle } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { accountLifecycle, metaOfAccount } from '../payment-account.commands.ts'
import { keepAccount } from '../payment-accounts.queries.ts'

/** Holds typed answers until they are sent. Digits and account numbers exist nowhere else outside the bank. */
type Typed = {
  name: { firstName: string; lastName: string }
  birth: { dateOfBirth: string }
  email: { email: string; emailAgain: string; phoneCountryCode?: '1' | undefined; phone?: string | null | undefined }
  address: {
    line1: string
    line2?: string | null | undefined
    city: string
    state: string
    postalCode: string
    countryCode?: 'US' | undefined
  }
  digits: { lastFour: string } | { wholeId: string; idType: IdType }
  document: { idType: IdType; expires: string; photo: File }
  bankAccount: NewBankAccount
}
type TypedKey = keyof Typed

const missingIn = ({ answers }: PaymentAccountDto): Question[] => {
  const given: Record<Question, unknown> = {
    name: answers.firstName && answers.lastName,
    birth: answers.dateOfBirth,
    email: answers.email,
    address: answers.line1,
  }
  return (['name', 'birth', 'email', 'address'] as const).filter((question) => !given[question])
}

const landedAt = ({ status, bankAccounts }: PaymentAccountDto) => ({
  stand: progressOf(status),
  hasBankAccount: bankAccounts.some(({ usable }) => usable),
})

type WithoutVersion<Command> = Command extends unknown ? Omit<Command, 'version'> : never

/** Maps a question to the command that answers it. */
const commandFor = (question: Question, typed: Partial<Typed>): WithoutVersion<PaymentAccountCommand> => {
  const { name, birth, email, address } = typed
  if (question === 'name' && name) return { type: 'paymentAccount.giveName', ...name }
  if (question === 'birth' && birth) return { type: 'paymentAccount.giveBirth', ...birth }
  if (question === 'email' && email) return { type: 'paymentAccount.giveEmail', ...email }
  if (question === 'address' && address) return { type: 'paymentAccount.giveAddress', ...address }
  throw new Error(`${question} was sent without an answer`)
}

/** Sends commands and other requests about one account, and holds its latest state. */
function useAccountCalls(begun: PaymentAccountDto) {
  const { client } = useApp()
  const queries = useQueryClient()
  const [item, setItem] = useState(begun)
  const now = useRef(begun)
  const [sendCommand] = useState(() => createCommandSender(client))
  const { send: sendToChart } = useLifecycle(accountLifecycle, begun)
  const calls = useMemo(() => {
    const keep = (next: PaymentAccountDto): PaymentAccountDto => {
      now.current = next
      setItem(next)
      return next
    }
    const command = async (fields: WithoutVersion<PaymentAccountCommand>) => {
      const { version } = now.current
      const outcome = await sendToChart({ ...fields, version } as PaymentAccountCommand, now.current)
      if (outcome.kind === 'conflict') keep(outcome.latest)
      if (outcome.kind !== 'done') throw outcome.failure
      return keep(outcome.item ?? now.current)
    }
    /** Serves routes outside the chart, which also answer with the account. */
    const sendBeside = async (send: () => Promise<PaymentAccountDto>) => {
      try {
        const next = keep(await send())
        keepAccount(queries, next)
        return next
      } catch (failure) {
        const latest = latestAfterConflict(failure, paymentAccountDto)
        if (latest) keepAccount(queries, keep(latest))
        throw failure
      }
    }
    return { now, command, sendBeside, sendCommand }
  }, [queries, sendCommand, sendToChart])
  return { item, calls }
}
type AccountCalls = ReturnType<typeof useAccountCalls>['calls']

/** Gives the chart its actors, which send what was typed. */
const machineWith = ({ now, command, sendBeside, sendCommand }: AccountCalls, typed: RefObject<Partial<Typed>>) => {
  const submit = async () => {
    const { digits } = typed.current
    if (!digits) throw new Error('the digits are asked before anything is sent')
    const type = 'wholeId' in digits ? 'paymentAccount.correct' : 'paymentAccount.submit'
    const fields = { type, ...digits, terms: true } as WithoutVersion<PaymentAccountCommand>
    return landedAt(await command(fields))
  }
  const sendDocument = async () => {
    const { document } = typed.current
    if (!document) throw new Error('a photo is chosen before it is sent')
    const { photo, ...details } = document
    const { id, version } = now.current
    const input = { params: { id }, query: { ...details, version } }
    const identity = [input, photo.name, photo.size, photo.lastModified]
    return landedAt(await sendBeside(() => sendCommand(routes.document, input, { bytes: photo, identity })))
  }
  const addBankAccount = async () => {
    const { bankAccount: body } = typed.current
    if (!body) throw new Error('the numbers are typed before they are sent')
    await sendBeside(() => sendCommand(routes.addBankAccount, { body }))
  }
  return signUpFlowMachine.provide({
    actors: {
      saveAnswer: fromPromise<void, Question>(async ({ input }) => {
        // A person who comes from an expense is asked at once, so the first answer begins the sign-up.
        if (metaOfAccount(now.current).unbegun) await command({ type: 'paymentAccount.signUp' })
        await command(commandFor(input, typed.current))
      }),
      submit: fromPromise(submit),
      sendDocument: fromPromise(sendDocument),
      addBankAccount: fromPromise(addBankAccount),
    },
  })
}

/** Fills in what was not answered yet. A later answer replaces it, and an empty one is not filled in again. */
const withKnown = (answers: SignUpAnswersDto, known: Partial<SignUpAnswersDto>): SignUpAnswersDto => {
  const { firstName, lastName, dateOfBirth, email, ...address } = known
  return {
    ...answers,
    ...(!answers.firstName && !answers.lastName && firstName && lastName && { firstName, lastName }),
    ...(!answers.dateOfBirth && dateOfBirth && { dateOfBirth }),
    ...(!answers.email && email && { email }),
    ...(!answers.line1 && address),
  }
}

/**
 * Leads through the questions of one account: the chart picks the question, this hook holds and sends the input.
 * @param known is what the questions begin with where nothing was answered
 */
export function useSignUp(begun: PaymentAccountDto, known: Partial<SignUpAnswersDto>) {
  const { item, calls } = useAccountCalls(begun)
  const typed = useRef<Partial<Typed>>({})
  const machine = useMemo(() => machineWith(calls, typed), [calls])
  const [snapshot, send] = useMachine(machine, { input: { ...landedAt(begun), missing: missingIn(begun) } })
  return {
    item,
    suggested: withKnown(item.answers, known),
    snapshot,
    typed: typed.current,
    send,
    /** Stores the input, then continues the flow. */
    answer: <Key extends TypedKey>(key: Key, values: Typed[Key]) => {
      typed.current = { ...typed.current, [key]: values }
      send({ type: 'flow.next' })
    },
    failure: snapshot.context.failure,
  }
}
export type SignUp = ReturnType<typeof useSignUp>
