import { FactList } from '#src/ui/data/fact-list.tsx'
import { Prose, ProseText } from '#src/ui/data/prose.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { DetailsColumns, DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { Contents } from '#src/ui/navigation/contents.tsx'
import { LinkCards } from '#src/ui/navigation/link-cards.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { here } from './here.tsx'
import { useProse } from './use-prose.tsx'

/** Shows the blocks for long texts. */
export function Reading() {
  const { reading } = uiTexts
  const sections = useProse()
  return (
    <>
      <Block name="Contents">
        <Sample state="normal">
          <Contents title={reading.contents()} items={sections} />
        </Sample>
      </Block>
      <Block name="Prose" room="wide">
        <Sample state="normal">
          <Prose sections={sections} />
        </Sample>
      </Block>
      <Block name="ProseText" room="half">
        <Sample state="normal">
          <ProseText>{reading.list()}</ProseText>
        </Sample>
      </Block>
      <Facts />
      <Cards />
      <Columns />
    </>
  )
}

function Facts() {
  const { reading, field } = uiTexts
  return (
    <Block name="FactList" room="half">
      <Sample state="normal">
        <FactList
          items={[
            { term: reading.email(), value: <a href={`mailto:${address}`}>{address}</a> },
            { term: reading.post(), value: reading.address() },
          ]}
        />
      </Sample>
      <Sample state="long">
        <FactList items={[{ term: reading.email(), value: field.long() }]} />
      </Sample>
    </Block>
  )
}

const address = 'dana@example.com'

function Cards() {
  const { reading, field } = uiTexts
  return (
    <Block name="LinkCards" room="half">
      <Sample state="link">
        <LinkCards
          items={[
            { key: 'first', title: reading.first(), text: reading.firstText(), link: here },
            { key: 'second', title: reading.second(), text: reading.secondText(), link: here },
          ]}
        />
      </Sample>
      <Sample state="long">
        <LinkCards items={[{ key: 'long', title: field.long(), text: field.long(), link: here }]} />
      </Sample>
    </Block>
  )
}

function Columns() {
  const { reading } = uiTexts
  return (
    <>
      <Block name="DetailsColumns" room="wide">
        <Sample state="normal">
          <DetailsColumns>
            <OneCard text={reading.firstText()} />
            <OneCard text={reading.secondText()} />
          </DetailsColumns>
        </Sample>
      </Block>
      <Block name="DetailsStack" room="half">
        <Sample state="normal">
          <DetailsStack>
            <OneCard text={reading.firstText()} />
            <OneCard text={reading.secondText()} />
          </DetailsStack>
        </Sample>
      </Block>
    </>
  )
}

const OneCard = ({ text }: { text: string }) => (
  <Card>
    <CardBody>{text}</CardBody>
  </Card>
)
