import { chakra } from '@chakra-ui/react/styled-system'
import { documentKinds } from '#contract/fee-waivers/fee-waivers.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { useFeeWaiverTexts } from './fee-waiver-texts.ts'

/** Says what can be asked for, what helps to decide, and who learns of it. */
export function AboutCard() {
  const { texts } = useFeeWaiverTexts()
  const { about, kinds } = texts
  return (
    <Card bleed>
      <CardHeader title={about.title()} />
      <CardBody>
        <chakra.div display="grid" gap="u1.5">
          <p>{about.text()}</p>
          <div>
            <p>{about.papers()}</p>
            <chakra.ul ps="u2.5" listStyleType="disc" color="fg.2">
              {documentKinds.map((kind) => (
                <li key={kind}>{kinds[kind]()}</li>
              ))}
            </chakra.ul>
          </div>
          <chakra.p textStyle="secondary" color="fg.3">
            {about.private()} {about.kept()}
          </chakra.p>
        </chakra.div>
      </CardBody>
    </Card>
  )
}
