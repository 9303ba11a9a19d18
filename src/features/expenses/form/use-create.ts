import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type ExpenseDto, expenseRoutes, type NewExpense } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { newSentKey } from '../drafts.ts'
import { keepExpense } from '../expenses.queries.ts'
import { expectedLine } from '../list/expected-line.ts'
import { keepSent } from '../sent-expense.ts'

type CreateOptions = {
  readonly viewer: Viewer
  /** The earlier expense that is sent again. */
  readonly again: string | null
  /** Stores what was typed, because the form is left before the server answers. */
  readonly onSending: () => void
  readonly onAdded: () => void
}

/** Nobody is asked whether to leave a form that was sent; the form may still be on the screen when its answer comes. */
const unasked = { replace: true, ignoreBlocker: true } as const

/** Takes the focus off the form: a browser lays the whole page out before it removes an element that has the focus. */
const leaveButton = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/**
 * Sends a new expense and shows the log with its line at once. The browser's address stays the form's until the server
 * has answered, so that a reload or a new sign-in returns to what was typed. A refusal returns to the form.
 */
export function useCreate({ viewer, again, onSending, onAdded }: CreateOptions) {
  const router = useRouter()
  const queries = useQueryClient()
  const toast = useToast()
  const { LL } = useI18nContext()
  const { serverClock, session } = useApp()
  const [sentKeys] = useState(() => newSentKey(viewer.family.id, again))
  const create = useCommand(expenseRoutes.create, { sentKeys })
  const form = { to: '/expenses/new', search: again ? { again } : {} } as const
  /** Tells whether the log that replaced the form is still on the screen. */
  const waits = () => router.latestLocation.state.sending === true
  const added = async (item: ExpenseDto) => {
    onAdded()
    keepSent(queries, { stage: 'added', line: item })
    void keepExpense(queries, item)
    if (waits()) await router.navigate({ ...unasked, to: '/expenses', resetScroll: false, state: { added: item.id } })
  }
  return async (body: NewExpense): Promise<void> => {
    if (!onlineManager.isOnline()) throw new OfflineError()
    const line = expectedLine(body, viewer, serverClock.now())
    onSending()
    keepSent(queries, { stage: 'sending', line })
    const answer = create.mutateAsync({ body: { ...body, ...(again && { previousId: again }) } })
    leaveButton()
    void router.navigate({
      ...unasked,
      to: '/expenses',
      state: { sending: true },
      mask: { ...form, unmaskOnReload: true },
    })
    try {
      await added(await answer)
    } catch (failure) {
      const returning = waits()
      keepSent(queries, { stage: 'failed', line, failure, again, returning })
      if (returning) await router.navigate({ ...unasked, ...form })
      else if (session.getSnapshot().matches('signedIn'))
        toast({ tone: 'problem', text: LL.expenses.log.notAdded({ expense: line.name }) })
      throw failure
    }
  }
}
