import { chakra } from '@chakra-ui/react/styled-system'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { fillLink, type LinkElement } from './link-element.ts'

/** Renders a list on a desktop; on a phone a progress bar with only the current step's text below it. */
const List = chakra('ol', {
  base: {
    display: 'grid',
    gridAutoFlow: { base: 'column', md: 'row' },
    gridAutoColumns: '1fr',
    gap: { base: 'u0.5', md: 'u3' },
    position: 'relative',
    pb: { base: 'u4', md: '0' },
  },
})
const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'u1.5',
    minW: '0',
    color: 'fg.3',
    '& :is(a, button)': {
      display: 'inline-block',
      minH: 'u3',
      lineHeight: '1.5rem',
      textAlign: 'start',
      cursor: 'pointer',
    },
    '& :is(a, button):hover': { textDecoration: 'underline' },
  },
  variants: {
    place: {
      done: { color: 'fg', position: 'relative' },
      present: { color: 'brand.strong', fontWeight: 'semibold' },
      next: { position: 'relative' },
    },
  },
})
const Mark = chakra('span', {
  base: {
    width: { base: 'full', md: '28px' },
    height: { base: '6px', md: '28px' },
    flexShrink: 0,
    '& > *': { mdDown: { display: 'none' } },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'pill',
    borderWidth: '2px',
    textStyle: 'chip',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    place: {
      done: { bg: 'done.edge', borderColor: 'done.edge', color: 'onDone' },
      present: { borderColor: 'brand.strong', color: 'brand.strong', bg: { base: 'brand.strong', md: 'transparent' } },
      next: { borderColor: 'line', color: 'fg.3' },
    },
  },
})
/** On a phone it lies below the bar, across the full width. */
const below = { position: { base: 'absolute', md: 'static' }, insetInline: '0', bottom: '0' } as const
/** On a phone the other steps are announced but not shown. */
const aside = { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }
const StepText = chakra('span', {
  base: { overflowWrap: 'anywhere' },
  variants: { aside: { true: { mdDown: aside }, false: below } },
})

export type Step = {
  key: string
  label: string
  /** Leads to a step whose turn has come, before the current one or after it. */
  link?: LinkElement | undefined
}

export type StepperProps = {
  /** Names the list: "Setting up". */
  label: string
  steps: readonly Step[]
  /** Points to the current step; it equals the number of steps when all are done. */
  current: number
  /** Announced before each step, but not shown. */
  states: { done: string; present: string; next: string }
  /** On a phone, where the other steps are hidden, says which of how many this one is. */
  countText?: (at: number, of: number) => string
}

const fraction = (at: number, of: number): string => `${at}/${of}`

/** Shows the progress through questions that are asked one by one. */
export function Stepper({ label, steps, current, states, countText = fraction }: StepperProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => {
        const place = index < current ? 'done' : index === current ? 'present' : 'next'
        return (
          <Item key={step.key} place={place} {...(place === 'present' && { 'aria-current': 'step' as const })}>
            <Mark place={place} aria-hidden="true">
              {place === 'done' ? <IconCheck size={18} stroke={2} /> : <span>{index + 1}</span>}
            </Mark>
            <StepText aside={place !== 'present'}>
              <VisuallyHidden>{states[place]}: </VisuallyHidden>
              {place === 'present' && (
                <chakra.span hideFrom="md" fontVariantNumeric="tabular-nums">
                  {countText(index + 1, steps.length)}{' '}
                </chakra.span>
              )}
              {step.link && place !== 'present' ? fillLink(step.link, step.label) : step.label}
            </StepText>
          </Item>
        )
      })}
    </List>
  )
}
