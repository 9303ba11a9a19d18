import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { usePlanTexts } from './plan-texts.ts'

/** Leads whoever cannot pay to the application for a year that costs nothing. */
export function WaiverCard() {
  const { texts } = usePlanTexts()
  return (
    <Card bleed>
      <CardHeader title={texts.waiver.title()} />
      <CardBody>
        <chakra.div display="grid" gap="u2">
          <chakra.p color="fg.2">{texts.waiver.text()}</chakra.p>
          <Actions>
            <ButtonLink variant="secondary" link={<Link to="/feewaiver" />}>
              {texts.waiver.link()}
            </ButtonLink>
          </Actions>
        </chakra.div>
      </CardBody>
    </Card>
  )
}
