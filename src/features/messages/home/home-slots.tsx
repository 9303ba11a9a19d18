import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useFamily } from '#src/app/shared/data/family.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import { whenIdle } from '#src/app/shared/when-idle.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { HomeSlots } from '../../feature.ts'
import { countsQuery } from '../counts.query.ts'

const UnopenedCard = lazy(whenIdle(async () => ({ default: (await import('./unopened-card.tsx')).UnopenedCard })))

/** Whoever has opened everything does not load the code. */
function Unopened() {
  const { client } = useApp()
  const { unopened } = useI18nContext().LL.home
  const { data } = useQuery(countsQuery(client))
  if (!data || data.unread === 0) return null
  const awaited = (
    <Card bleed aria-busy data-late>
      <CardHeader title={unopened.title()} />
      <SkeletonRows label={unopened.title()} rows={data.latest.length} />
    </Card>
  )
  return (
    <Suspense fallback={awaited}>
      <UnopenedCard count={data.unread} latest={data.latest} />
    </Suspense>
  )
}

function NewMessage() {
  const { unopened } = useI18nContext().LL.home
  if (!mayIn(useFamily())('message.write')) return null
  return (
    <ButtonLink variant="secondary" icon={IconMail} link={<Link to="/messages/new" />}>
      {unopened.compose()}
    </ButtonLink>
  )
}

export const homeSlots: HomeSlots = {
  Top: Unopened,
  Action: NewMessage,
  ready: ({ client, queryClient }) => queryClient.ensureQueryData(countsQuery(client)),
}
