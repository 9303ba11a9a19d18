import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  type MonthlyExpenseCommand,
  type MonthlyExpenseDto,
  monthlyExpenseRoutes,
} from '#contract/monthly-expenses/monthly-expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { monthlyExpenseChart } from './monthly.chart.ts'
import { refetchMonthly } from './monthly.queries.ts'

type DraftNoticeProps = { item: MonthlyExpenseDto; viewer: Viewer; onAnswered: () => void }

/** Says that the form holds a monthly draft, and offers what its chart allows instead of sending it. */
export function DraftNotice({ item, viewer, onAnswered }: DraftNoticeProps) {
  const { LL } = useI18nContext()
  const { draft } = LL.expenses.monthly
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const command = useCommand(monthlyExpenseRoutes.events, { onError: () => void refetchMonthly(queries) })
  const { can, isFinal } = monthlyExpenseChart(item)
  const answer = (type: MonthlyExpenseCommand['type']) =>
    command.mutate(
      { params: { id: item.id }, body: { type, version: item.version } },
      {
        onSuccess: async () => {
          onAnswered()
          toast({ tone: 'done', text: type === 'monthlyExpense.skip' ? draft.skipped() : draft.ended() })
          await refetchMonthly(queries)
          await navigate({ to: '/home' })
        },
      },
    )
  return (
    <Banner tone="waiting" title={isFinal ? draft.ended() : draft.title()} announce="none">
      {!isFinal && draft.text({ date: viewer.date(item.nextOn) })}
      {command.error && (
        <chakra.p role="alert">
          {draft.failed()} {failureText(command.error, LL)}
        </chakra.p>
      )}
      <Actions mt="u1">
        {can({ type: 'monthlyExpense.skip' }) && (
          <Button
            variant="secondary"
            size="small"
            disabled={command.isPending}
            onClick={() => answer('monthlyExpense.skip')}
          >
            {draft.skip()}
          </Button>
        )}
        {can({ type: 'monthlyExpense.end' }) && (
          <Button
            variant="secondary"
            size="small"
            disabled={command.isPending}
            onClick={() => answer('monthlyExpense.end')}
          >
            {draft.end()}
          </Button>
        )}
      </Actions>
    </Banner>
  )
}
