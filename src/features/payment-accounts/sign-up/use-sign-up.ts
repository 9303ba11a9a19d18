import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useMemo, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import {
  type PaymentAccountCommand,
  type PaymentAccountDto,
  type PaymentAccountStatus,
  paymentAccountDto,
  paymentAccountRoutes as routes,
} from '#contract/payment-accounts/payment-accounts.ts'
import { signUpFlowMachine } from '#machines/payment-accounts/sign-up-flow.machine.ts'
import type { AccountStand, Question } from '#machines/payment-accounts/sign-up-flow.types.ts'
import { createIdempotencyKey } from '#src/api/idempotency-key.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { presentItem } from '#src/app/shared/forms/refused.ts'
import { keepAccount } from '../payment-accounts.queries.ts'
import type { Typed, TypedKey } from './typed.ts'

export const standOf = (status: PaymentAccountStatus): AccountStand =>
  status === 'none' || status === 'signUpInProgress' || status === 'migrationUnfinished' ? 'started' : status

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
  stand: standOf(status),
  hasBankAccount: bankAccounts.some(({ usable }) => usable),
})

type WithoutVersion<Command> = Command extends unknown ? Omit<Command, 'version'> : never

/** Which command answers a question. */
const commandFor = (question: Question, typed: Partial<Typed>): WithoutVersion<PaymentAccountCommand> => {
  const { name, birth, email, address } = typed
  if (question === 'name' && name) return { type: 'paymentAccount.giveName', ...name }
  if (question === 'birth' && birth) return { type: 'paymentAccount.giveBirth', ...birth }
  if (question === 'email' && email) return { type: 'paymentAccount.giveEmail', ...email }
  if (question === 'address' && address) return { type: 'paymentAccount.giveAddress', ...address }
  throw new Error(`${question} was sent without an answer`)
}

/** The way through the questions for one account: the chart says which is asked, this holds what is typed and sends it. */
export function useSignUp(begun: PaymentAccountDto) {
  const { client } = useApp()
  const queries = useQueryClient()
  const [item, setItem] = useState(begun)
  const now = useRef(begun)
  const typed = useRef<Partial<Typed>>({})
  const [press] = useState(createIdempotencyKey)

  const machine = useMemo(() => {
    const keep = (next: PaymentAccountDto): PaymentAccountDto => {
      now.current = next
      setItem(next)
      keepAccount(queries, next)
      return next
    }
    /** Once, however often it is tried while nobody knows whether it arrived. */
    const pressed = async (words: unknown, send: (idempotencyKey: string) => Promise<PaymentAccountDto>) => {
      try {
        const next = keep(await send(press.take(words)))
        press.settle()
        return next
      } catch (failure) {
        press.settle(failure)
        const present = presentItem(failure, paymentAccountDto)
        if (present) keep(present)
        throw failure
      }
    }
    const command = (fields: WithoutVersion<PaymentAccountCommand>) => {
      const { id, version } = now.current
      const input = { params: { id }, body: { ...fields, version } as PaymentAccountCommand }
      return pressed(input, (idempotencyKey) => client.call(routes.events, input, { idempotencyKey }))
    }
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
      const { photo, ...asked } = document
      const { id, version } = now.current
      const input = { params: { id }, query: { ...asked, version } }
      const words = [input, photo.name, photo.size, photo.lastModified]
      const options = { bytes: photo, attempts: 1 }
      return landedAt(
        await pressed(words, (idempotencyKey) => client.call(routes.document, input, { ...options, idempotencyKey })),
      )
    }
    const addBankAccount = async () => {
      const { bankAccount: body } = typed.current
      if (!body) throw new Error('the numbers are typed before they are sent')
      await pressed(body, (idempotencyKey) => client.call(routes.addBankAccount, { body }, { idempotencyKey }))
    }
    return signUpFlowMachine.provide({
      actors: {
        saveAnswer: fromPromise<void, Question>(async ({ input }) => {
          await command(commandFor(input, typed.current))
        }),
        submit: fromPromise(submit),
        sendDocument: fromPromise(sendDocument),
        addBankAccount: fromPromise(addBankAccount),
      },
    })
  }, [client, queries, press])

  const [snapshot, send] = useMachine(machine, { input: { ...landedAt(begun), missing: missingIn(begun) } })
  return {
    item,
    snapshot,
    typed: typed.current,
    send,
    /** Keeps what was typed, then goes on with it. */
    answer: <Key extends TypedKey>(key: Key, values: Typed[Key]) => {
      typed.current = { ...typed.current, [key]: values }
      send({ type: 'flow.next' })
    },
    failure: snapshot.context.failure,
  }
}
export type SignUp = ReturnType<typeof useSignUp>
