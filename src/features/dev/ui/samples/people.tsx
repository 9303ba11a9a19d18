import { chakra } from '@chakra-ui/react/styled-system'
import { Amount, Money } from '#src/ui/data/amount.tsx'
import { Avatar } from '#src/ui/data/avatar.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { SplitBar } from '#src/ui/data/split-bar.tsx'
import { Badge } from '#src/ui/navigation/nav-item.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { toneNames } from '../tone-names.ts'

const badges = ['turn', 'heading', 'unread'] as const
const sizes = ['small', 'medium', 'large'] as const

export function People() {
  return (
    <>
      <Avatars />
      <Chips />
      <Badges />
      <Splits />
      <Sums />
    </>
  )
}

function Avatars() {
  const { card } = uiTexts
  return (
    <Block name="Avatar" room="small">
      {sizes.map((size) => (
        <Sample key={size} state="normal" of={size}>
          <chakra.div display="flex" gap="u1">
            <Avatar who="A" initials="DR" size={size} name="Dana" />
            <Avatar who="B" initials="SK" size={size} name="Sam" />
            <Avatar who="other" initials="M" size={size} name={card.child()} />
          </chakra.div>
        </Sample>
      ))}
    </Block>
  )
}

function Chips() {
  const { tone, action } = uiTexts
  return (
    <Block name="Chip" room="small">
      {toneNames.map((name) => (
        <Sample key={name} state="normal" of={name}>
          <Chip tone={name}>{tone[name]()}</Chip>
        </Sample>
      ))}
      <Sample state="long">
        <Chip tone="attention">{action.long()}</Chip>
      </Sample>
    </Block>
  )
}

function Badges() {
  const { place } = uiTexts
  return (
    <Block name="Badge" room="small">
      {badges.map((kind) => (
        <Sample key={kind} state="normal" of={kind}>
          <chakra.div display="flex" gap="u1">
            {[2, 100].map((count) => (
              <Badge
                key={count}
                count={count}
                kind={kind}
                label={kind === 'unread' ? place.unread({ count }) : place.turns({ count })}
              />
            ))}
          </chakra.div>
        </Sample>
      ))}
    </Block>
  )
}

function Splits() {
  const { card } = uiTexts
  const you = (label: string, percent: number) => ({ who: 'A', label, percent }) as const
  const sam = (percent: number) => ({ who: 'B', label: card.samPart(), percent }) as const
  return (
    <Block name="SplitBar">
      <Sample state="normal">
        <SplitBar label={card.split()} parts={[you(card.youPart(), 50), sam(50)]} />
      </Sample>
      <Sample state="wide">
        <SplitBar label={card.split()} parts={[you(card.allPart(), 100), sam(0)]} />
      </Sample>
    </Block>
  )
}

function Sums() {
  const { card } = uiTexts
  return (
    <>
      <Block name="Amount" room="small">
        <Sample state="normal" of="large">
          <Amount note={card.of()} label={card.remaining()} align="start">
            $92.50
          </Amount>
        </Sample>
        <Sample state="normal" of="figure">
          <Amount note={card.of()} size="figure" align="start">
            $92.50
          </Amount>
        </Sample>
        <Sample state="long">
          <Amount note={card.of()} align="start">
            $9,999,999.99
          </Amount>
        </Sample>
      </Block>
      <Block name="Money" room="small">
        <Sample state="normal">
          {card.of()} <Money>$1,142.50</Money>
        </Sample>
      </Block>
    </>
  )
}
