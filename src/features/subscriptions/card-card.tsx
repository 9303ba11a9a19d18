import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { type CardDto, subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { planKey } from './plan.queries.ts'
import { useCardPage, usePlanAccess } from './plan-access.ts'
import { PlanFailure } from './plan-failure.tsx'
import { usePlanTexts } from './plan-texts.ts'

/** Shows the card on file. A number is given on the provider's page alone. */
export function CardCard({ card, selling }: { card: CardDto | null; selling: boolean }) {
  const { texts } = usePlanTexts()
  const { token } = usePlanAccess()
  const page = useCardPage()
  const queries = useQueryClient()
  const removal = useCommand(routes.removeCard, { onSettled: () => queries.invalidateQueries({ queryKey: planKey }) })
  return (
    <Card bleed>
      <CardHeader title={texts.card.title()} />
      <CardBody>
        <chakra.div display="grid" gap="u2">
          {card ? (
            <div>
              <chakra.p textStyle="strong">{texts.card.shown({ brand: card.brand, last4: card.last4 })}</chakra.p>
              {card.expires && (
                <chakra.p textStyle="secondary" color="fg.3">
                  {texts.card.expires({ month: card.expires.split('-').reverse().join('/') })}
                </chakra.p>
              )}
            </div>
          ) : (
            <chakra.p color="fg.2">{texts.card.none()}</chakra.p>
          )}
          <PlanFailure error={page.error ?? removal.error} title={texts.card.failed()} />
          <Actions align="start">
            {selling && (
              <Button variant={card ? 'secondary' : 'upgrades'} loading={page.pending} onClick={page.open}>
                {card ? texts.card.replace() : texts.card.add()}
              </Button>
            )}
            {card && token === null && (
              <Button variant="tertiary" loading={removal.isPending} onClick={() => removal.mutate({})}>
                {texts.card.remove()}
              </Button>
            )}
          </Actions>
        </chakra.div>
      </CardBody>
    </Card>
  )
}
