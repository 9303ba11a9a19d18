import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { Button } from '#src/ui/buttons/button.tsx'
import { Avatar } from '#src/ui/data/avatar.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { DefinitionList } from '#src/ui/data/definition-list.tsx'
import { List, ListItem } from '#src/ui/data/list-item.tsx'
import { Row } from '#src/ui/data/row.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { toneNames } from '../tone-names.ts'
import { here } from './here.tsx'

export function Cards() {
  const { card } = uiTexts
  return (
    <>
      <Block name="Card" room="half">
        <Sample state="normal">
          <Card>
            <CardBody>{card.text()}</CardBody>
          </Card>
        </Sample>
        {toneNames.map((tone) => (
          <Sample key={tone} state="normal" of={tone}>
            <Card edge={tone}>
              <CardBody>{card.edge()}</CardBody>
            </Card>
          </Sample>
        ))}
      </Block>
      <Headers />
      <Rows />
      <Lists />
      <Block name="DefinitionList">
        <Sample state="normal">
          <DefinitionList
            items={[
              { term: card.total(), value: '$285.00' },
              { term: card.share(), value: '$142.50' },
              { term: card.remaining(), value: '$92.50', strong: true },
            ]}
          />
        </Sample>
      </Block>
    </>
  )
}

function Headers() {
  const { card, field } = uiTexts
  return (
    <>
      <Block name="CardHeader" room="half">
        <Sample state="normal">
          <Card>
            <CardHeader level={3} title={card.title()} aside={card.aside()} />
          </Card>
        </Sample>
        <Sample state="long">
          <Card>
            <CardHeader level={3} title={field.long()} aside={card.aside()} />
          </Card>
        </Sample>
      </Block>
      <Block name="CardBody" room="half">
        <Sample state="normal">
          <Card>
            <CardHeader level={3} title={card.title()} />
            <CardBody>{card.text()}</CardBody>
          </Card>
        </Sample>
      </Block>
    </>
  )
}

function Rows() {
  const { card, field, tone, action } = uiTexts
  const sums = { amount: '$92.50', amountNote: card.of() }
  const chip = <Chip tone="attention">{tone.attention()}</Chip>
  return (
    <Block name="Row" room="wide">
      <Sample state="try">
        <Card>
          <Row
            icon={IconReceipt}
            title={field.value()}
            secondary={card.secondary()}
            chip={chip}
            {...sums}
            link={here}
          />
          <Row icon={IconReceipt} title={field.long()} secondary={field.long()} chip={chip} {...sums} link={here} />
          <Row
            title={field.value()}
            secondary={card.secondary()}
            action={
              <Button size="small" variant="tertiary">
                {action.open()}
              </Button>
            }
          />
        </Card>
      </Sample>
    </Block>
  )
}

function Lists() {
  const { card, field, tone, action } = uiTexts
  const open = (
    <Button size="small" variant="secondary">
      {action.open()}
    </Button>
  )
  const lead = <Avatar who="B" initials="SK" />
  return (
    <Block name="List, ListItem" room="wide">
      <Sample state="normal">
        <Card>
          <List>
            <ListItem title={field.value()} lead={lead} chip={<Chip tone="done">{tone.done()}</Chip>} actions={open}>
              {card.secondary()}
            </ListItem>
            <ListItem title={card.title()} />
          </List>
        </Card>
      </Sample>
      <Sample state="long">
        <Card>
          <List>
            <ListItem
              title={field.long()}
              lead={lead}
              chip={<Chip tone="warning">{tone.warning()}</Chip>}
              actions={open}
            >
              {field.long()}
            </ListItem>
          </List>
        </Card>
      </Sample>
    </Block>
  )
}
