import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Failed } from '#src/app/shared/lifecycle/failure-message.ts'
import { restoreFocus } from '#src/app/shared/lifecycle/restore-focus.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import type { Ask } from '../details/turn-panel.tsx'
import { allowedActions } from '../expense.chart.ts'
import { keptOf } from '../receipts/upload.model.ts'
import { useUploads } from '../receipts/use-uploads.ts'
import type { Asked } from './action-dialog.tsx'
import { createDraft, type Draft } from './answers-draft.ts'
import { paymentPress, plainPress } from './commands.ts'
import { failedAnswer } from './failed-answer.ts'
import type { Press } from './press.ts'
import { ConflictError } from './use-press.ts'
import { useSendOnce } from './use-send-once.ts'

/** A press that asks nothing more; null where a question comes first. */
function atOnce(ask: Ask, seen: ExpenseDto): Press | null {
  if (ask.on === 'payment') return ask.action === 'confirm' ? paymentPress(seen, ask.payment, 'confirm') : null
  return ask.action === 'approve' ? plainPress(seen, 'approve') : null
}

/** The edit that a reload or the end of a session cut off, where it still may go on; of the version that it began on. */
function leftEdit(kept: Draft, item: ExpenseDto): ExpenseDto | null {
  const left = allowedActions(item).includes('edit') ? kept.edit.read() : null
  return left && { ...item, version: left.version }
}

/** The question that is open, or the edit, each with the item as it was when it began; and what was typed into them. */
function useQuestion(item: ExpenseDto) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [kept] = useState(() => createDraft(item.id))
  const [editing, setEditing] = useState(() => leftEdit(kept, item))
  const uploads = useUploads(kept.said().receipts)
  const stored = uploads.uploads
  useEffect(() => kept.keepReceipts(keptOf(stored)), [kept, stored])
  const open = (ask: Ask, seen: ExpenseDto) => (ask.action === 'edit' ? setEditing(seen) : setAsked({ ...ask, seen }))
  const close = () => setAsked(null)
  const answered = () => {
    close()
    kept.answered()
    uploads.clear()
  }
  /** A question to what is no longer there is closed; an edit goes on where it still may, on what it has become. */
  const refused = ({ now }: ConflictError) => {
    close()
    setEditing((before) => (before && allowedActions(now).includes('edit') ? now : null))
  }
  return { asked, editing, kept, uploads, open, close, answered, refused, stopEditing: () => setEditing(null) }
}

/** The course of a person's answers on one page: what is asked, what is on its way, what came of the last one. */
export function useAnswers(item: ExpenseDto) {
  const { LL } = useI18nContext()
  const toast = useToast()
  const navigate = useNavigate()
  const question = useQuestion(item)
  const [refusal, setRefusal] = useState<ConflictError | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const turnRef = useRef<HTMLDivElement>(null)
  const onDone = (given: Press) => {
    setRefusal(null)
    question.answered()
    restoreFocus(turnRef)
    toast({ tone: 'done', text: doneText(given, LL) })
    if (given.action === 'delete') void navigate({ to: '/expenses' })
  }
  const onRefused = (moved: ConflictError) => {
    setRefusal(moved)
    question.refused(moved)
  }
  const { press, send } = useSendOnce({ onDone, onRefused })
  const sendNow = (given: Press) =>
    void send(given).catch((failure: unknown) => setFailed(failedOf(given, failure, LL)))
  const ask = (what: Ask) => {
    setFailed(null)
    press.reset()
    const given = atOnce(what, item)
    if (given) sendNow(given)
    else question.open(what, item)
  }
  const { asked, editing, kept, uploads, close, stopEditing } = question
  const failure =
    asked && press.error && !(press.error instanceof ConflictError) ? failedAnswer(asked.action, press.error, LL) : null
  const onPress = (given: Press) => void send(given).catch(() => undefined)
  return {
    ...{ asked, editing, kept, refusal, failed, ask, send, stopEditing, turnRef },
    busy: press.isPending && press.variables ? askOf(press.variables) : null,
    dialog: { failure, kept, uploads, pending: press.isPending, onPress, onClose: close },
  }
}
export type Answers = ReturnType<typeof useAnswers>

/** What could not be sent by a press alone is said on the page; what has moved on is said there in its own words. */
function failedOf(press: Press, failure: unknown, LL: TranslationFunctions): Failed | null {
  if (failure instanceof ConflictError) return null
  return failedAnswer(press.action, failure, LL)
}

const doneText = (press: Press, { expenses, payments }: TranslationFunctions): string =>
  press.on === 'payment' ? payments.done[press.action]() : expenses.details.done[press.action]()

const askOf = (press: Press): Ask => press
