import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'

type NoticesProps = {
  previous: ExpenseDto | null
  restored: boolean
  onStartOver: () => void
  LL: TranslationFunctions
}

/** Says which expense this one sends again, and that typed input was restored. */
export function NewNotices({ previous, restored, onStartOver, LL }: NoticesProps) {
  const { form } = LL.expenses
  return (
    <chakra.div display="flex" flexDirection="column" gap="u2" mb="u2" _empty={{ display: 'none' }}>
      {previous && <Banner tone="waiting" title={form.again({ expense: previous.name })} announce="none" />}
      {restored && (
        <Banner
          tone="waiting"
          title={form.restored()}
          action={
            <Button variant="secondary" onClick={onStartOver}>
              {form.startOver()}
            </Button>
          }
        />
      )}
    </chakra.div>
  )
}
