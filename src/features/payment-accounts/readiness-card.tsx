import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { readinessQuery } from './payment-accounts.queries.ts'

const Hint = chakra('p', { base: { textStyle: 'secondary', color: 'fg.3', mt: 'u1.5' } })

type Eligibility = { readonly canSend: boolean; readonly canReceive: boolean }

const eligibilityText = (
  { canSend, canReceive }: Eligibility,
  { shared }: TranslationFunctions['paymentAccounts'],
): string => {
  if (canSend) return canReceive ? shared.both() : shared.sends()
  return canReceive ? shared.receives() : shared.neither()
}

/** Shows the one line that each parent may read about the other. */
export function ReadinessCard() {
  const { client } = useApp()
  const { paymentAccounts: messages } = useI18nContext().LL
  const viewer = useViewer()
  const query = useQuery(readinessQuery(client))
  const name = otherParentOf(viewer)
  if (!name) return null
  return (
    <Card bleed aria-busy={query.isFetching}>
      <CardHeader title={messages.shared.title({ name })} />
      <CardBody>
        {query.data ? (
          <FactList
            items={query.data.parents.map(({ personId, ...eligibility }) => ({
              term: viewer.isYou(personId) ? messages.shared.you() : viewer.nameOf(personId),
              value: eligibilityText(eligibility, messages),
            }))}
          />
        ) : query.isError ? (
          <p>{messages.shared.failed()}</p>
        ) : (
          <SkeletonRows label={messages.loading()} rows={2} />
        )}
        <Hint>{messages.shared.text({ name })}</Hint>
      </CardBody>
    </Card>
  )
}
