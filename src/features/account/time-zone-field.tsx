import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type AccountDto, accountRoutes } from '#contract/account.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { accountKey, useAccount } from '#src/app/shared/data/account.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { zonesWith } from '#src/app/shared/forms/zones.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Combobox } from '#src/ui/fields/combobox.tsx'

export function TimeZoneField() {
  const { LL } = useI18nContext()
  const { settings, saved } = LL.account
  const { session } = useApp()
  const { timeZone } = useAccount()
  const queries = useQueryClient()
  const toast = useToast()
  const [problem, setProblem] = useState<string>()
  const options = useMemo(() => zonesWith(timeZone), [timeZone])
  const { mutate } = useCommand(accountRoutes.setTimeZone, {
    onSuccess: (_, { body }) => {
      queries.setQueryData<AccountDto>(accountKey, (known) => known && { ...known, timeZone: body.timeZone })
      // The session holds the zone too.
      session.send({ type: 'session.refresh' })
      toast({ tone: 'done', text: saved() })
    },
    onError: (failure) => setProblem(failureText(failure, LL)),
  })
  const choose = (next: string | null) => {
    setProblem(undefined)
    if (next !== null && next !== timeZone) mutate({ body: { timeZone: next } })
  }
  return (
    <Combobox
      label={settings.timeZone()}
      hint={settings.timeZoneHint()}
      error={problem}
      options={options}
      value={timeZone}
      onChange={choose}
      emptyText={settings.timeZoneEmpty()}
      countText={(count) => settings.timeZoneCount({ count })}
    />
  )
}
