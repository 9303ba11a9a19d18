import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { removalRoutes } from '#contract/second-step/removal.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { useAccountTime } from './account-time.ts'

const removalKey = ['second-step-removal']

/** Says that somebody asked to remove the second step, and stops it at a press. */
export function RemovalBanner() {
  const { LL } = useI18nContext()
  const { removal } = LL.account.secondStep
  const { client } = useApp()
  const queries = useQueryClient()
  const time = useAccountTime()
  const { data } = useQuery({
    queryKey: removalKey,
    queryFn: ({ signal }) => client.call(removalRoutes.current, {}, { signal }),
  })
  const stop = useCommand(removalRoutes.stop, {
    onSuccess: () => queries.invalidateQueries({ queryKey: removalKey }),
  })
  if (!data?.waiting) return null
  const { askedAt, dueAt } = data.waiting
  return (
    <Banner tone="warning" announce="alert" title={removal.title({ at: time(dueAt) })}>
      {removal.text({ at: time(askedAt) })}
      {stop.error && <p>{formFailureText(stop.error, LL)}</p>}
      <chakra.div mt="u1.5">
        <Button loading={stop.isPending} onClick={() => stop.mutate({})}>
          {removal.stop()}
        </Button>
      </chakra.div>
    </Banner>
  )
}
