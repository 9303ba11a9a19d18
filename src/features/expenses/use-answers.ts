import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import type { ExpenseItem } from '#contract/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useToast } from '#src/ui/toast-provider.tsx'
import { answerText } from './answer-text.ts'
import type { Asked, Kept } from './asked-dialog.tsx'
import { paymentPress, plainPress } from './commands.ts'
import { allowedActions } from './expense.chart.ts'
import type { Press } from './press.ts'
import type { Ask } from './turn-panel.tsx'
import { MovedOn, usePress } from './use-press.ts'

type Failed = { readonly title: string; readonly text: string }

/** A press that asks nothing more; null where a question comes first. */
function atOnce(ask: Ask, seen: ExpenseItem): Press | null {
  if (ask.on === 'payment') return ask.action === 'confirm' ? paymentPress(seen, ask.payment, 'confirm') : null
  return ask.action === 'approve' ? plainPress(seen, 'approve') : null
}

/** The course of a person's answers on one page: the question that is open, what is on its way, what came of the last one. */
export function useAnswers(item: ExpenseItem) {
  const { LL } = useI18nContext()
  const toast = useToast()
  const navigate = useNavigate()
  const press = usePress()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [editing, setEditing] = useState<ExpenseItem | null>(null)
  const [refusal, setRefusal] = useState<MovedOn | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const turnRef = useRef<HTMLDivElement>(null)
  const { current: kept } = useRef<Kept>({ words: {}, pay: null, edit: null })

  const refused = (moved: MovedOn) => {
    setRefusal(moved)
    setAsked(null)
    if (!editing) return
    setEditing(allowedActions(moved.now).includes('edit') ? moved.now : null)
  }
  const done = (given: Press) => {
    setAsked(null)
    standAt(turnRef)
    forget(kept)
    toast({ tone: 'done', text: doneText(given, LL) })
    if (given.action === 'delete') void navigate({ to: '/expenses' })
  }
  /** Rejects as it failed, for whoever shows it where it was typed. */
  const send = async (given: Press): Promise<void> => {
    setRefusal(null)
    setFailed(null)
    try {
      await press.mutateAsync(given)
      done(given)
    } catch (failure) {
      if (failure instanceof MovedOn) refused(failure)
      throw failure
    }
  }
  const sendNow = (given: Press) =>
    void send(given).catch((failure: unknown) => {
      if (failure instanceof MovedOn) return
      const title = given.on === 'payment' ? LL.payments.failed.confirm() : LL.expenses.dialogs.approve.failed()
      setFailed({ title, text: answerText(failure, LL) })
    })
  const ask = (what: Ask) => {
    const given = atOnce(what, item)
    if (given) return sendNow(given)
    press.reset()
    if (what.action === 'edit') setEditing(item)
    else setAsked({ ...what, seen: item })
  }
  const failure = asked && press.isError && !(press.error instanceof MovedOn) ? answerText(press.error, LL) : null
  return {
    ...{ asked, editing, refusal, kept, ask, send, turnRef },
    failure: failed,
    busy: press.isPending && press.variables ? askOf(press.variables) : null,
    stopEditing: () => setEditing(null),
    dialog: {
      ...{ failure, kept, pending: press.isPending },
      onPress: (given: Press) => void send(given).catch(() => undefined),
      onClose: () => setAsked(null),
    },
  }
}
export type Answers = ReturnType<typeof useAnswers>

/** The button that was pressed is gone with its turn; whoever pressed it stands at what has become of it. */
function standAt(place: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
}

const doneText = (press: Press, { expenses, payments }: TranslationFunctions): string =>
  press.on === 'payment' ? payments.done[press.action]() : expenses.details.done[press.action]()

const askOf = (press: Press): Ask => press

function forget(kept: Kept): void {
  kept.words = {}
  kept.pay = null
  kept.edit = null
}
