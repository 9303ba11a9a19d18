import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { CardDto } from '#contract/subscriptions/subscriptions.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { useCardPage, usePlanAccess } from './plan-access.ts'
import { PlanFailure } from './plan-failure.tsx'
import { usePlanTexts } from './plan-texts.ts'
import type { RemoveCardDialogProps } from './remove-card-dialog.tsx'

const RemoveCardDialog = lazyDialog<RemoveCardDialogProps>(
  async () => (await import('./remove-card-dialog.tsx')).RemoveCardDialog,
)

/** Shows the card on file. A number is given on the provider's page alone. */
export function CardCard({ card, selling }: { card: CardDto | null; selling: boolean }) {
  const { texts } = usePlanTexts()
  const { token } = usePlanAccess()
  const page = useCardPage()
  const [removing, setRemoving] = useState(false)
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
          <PlanFailure error={page.error} title={texts.card.failed()} />
          <Actions>
            {selling && (
              <Button variant={card ? 'secondary' : 'upgrades'} loading={page.pending} onClick={page.open}>
                {card ? texts.card.replace() : texts.card.add()}
              </Button>
            )}
            {card && token === null && (
              <Button variant="tertiary" onClick={() => setRemoving(true)}>
                {texts.card.remove()}
              </Button>
            )}
          </Actions>
        </chakra.div>
      </CardBody>
      <RemoveCardDialog open={removing} onClose={() => setRemoving(false)} />
    </Card>
  )
}
