import { chakra } from '@chakra-ui/react/styled-system'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { fillLink, type LinkElement } from './link-element.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** One under another on a desk; on a phone a row of marks, with the words of the present step alone. */
const List = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    flexWrap: 'wrap',
    alignItems: { base: 'center', md: 'stretch' },
    gap: { base: 'u1', md: 'u3' },
  },
})
const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 'u1.5',
    minW: '0',
    color: 'fg.3',
    '& a': { display: 'inline-block', minH: 'u3', lineHeight: '1.5rem' },
    '& a:hover': { textDecoration: 'underline' },
  },
  variants: {
    place: {
      done: { color: 'fg' },
      present: { color: 'brand.strong', fontWeight: 'semibold', pe: { base: 'u1', md: '0' } },
      next: {},
    },
  },
})
const Mark = chakra('span', {
  base: {
    boxSize: '28px',
    flexShrink: 0,
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
      present: { borderColor: 'brand.strong', color: 'brand.strong' },
      next: { borderColor: 'line', color: 'fg.3' },
    },
  },
})
/** On a phone the words of other steps are read, not shown. */
const aside = { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }
const Words = chakra('span', {
  base: { overflowWrap: 'anywhere' },
  variants: { aside: { true: { mdDown: aside } } },
})

export type Step = {
  key: string
  label: string
  /** Back to a step that is done. */
  link?: LinkElement | undefined
}

export type StepperProps = {
  /** Names the list: "Setting up". */
  label: string
  steps: readonly Step[]
  /** Index of the present step; as many as there are when all are done. */
  current: number
  /** Read before each step, not shown. */
  states: { done: string; present: string; next: string }
}

/** Where one is in a few questions that are asked one by one. */
export function Stepper({ label, steps, current, states }: StepperProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => {
        const place = index < current ? 'done' : index === current ? 'present' : 'next'
        return (
          <Item key={step.key} place={place} {...(place === 'present' && { 'aria-current': 'step' as const })}>
            <Mark place={place} aria-hidden="true">
              {place === 'done' ? <IconCheck size={18} stroke={2} /> : index + 1}
            </Mark>
            <Words aside={place !== 'present'}>
              <VisuallyHidden>{states[place]}: </VisuallyHidden>
              {step.link && place === 'done' ? fillLink(step.link, step.label) : step.label}
            </Words>
          </Item>
        )
      })}
    </List>
  )
}
