import { chakra } from '@chakra-ui/react/styled-system'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { parentGround } from '#src/ui/data/parent-pattern.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { nightOwner } from './nights-picture.tsx'
import type { Pair } from './pair.ts'

const Nights = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 'u0.5', maxW: '26rem', mt: 'u1' },
})
const Night = chakra('button', {
  base: {
    minH: '44px',
    borderRadius: 'base',
    textStyle: 'chip',
    cursor: 'pointer',
    overflow: 'hidden',
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    _highContrast: { borderWidth: '1px' },
  },
  variants: { who: parentGround },
})

type DrawnNightsProps = { nights: string; pair: Pair; onChange: (nights: string) => void }

const withLength = (nights: string, length: number): string => nights.slice(0, length).padEnd(length, 'A')
const flipped = (nights: string, at: number): string =>
  [...nights].map((letter, index) => (index === at ? (letter === 'A' ? 'B' : 'A') : letter)).join('')

/** Lets a parent draw a rotation night by night. */
export function DrawnNights({ nights, pair, onChange }: DrawnNightsProps) {
  const { form } = useI18nContext().LL.parentingSchedules
  const lengths = Array.from({ length: limits.parentingSchedule.cycleDays }, (_, index) => String(index + 1))
  return (
    <chakra.div mt="u2">
      <Select
        label={form.repeatsAfter()}
        value={String(nights.length)}
        options={lengths.map((value) => ({ value, label: value }))}
        onChange={({ target }) => onChange(withLength(nights, Number(target.value)))}
      />
      <chakra.p textStyle="secondary" color="fg.3" mt="u1">
        {form.drawn()}
      </chakra.p>
      <Nights>
        {[...nights].map((letter, index) => {
          const { side, name } = nightOwner(letter, pair)
          return (
            <Night
              // biome-ignore lint/suspicious/noArrayIndexKey: a night is its place
              key={index}
              type="button"
              who={side}
              aria-label={form.night({ number: index + 1, name })}
              onClick={() => onChange(flipped(nights, index))}
            >
              {name.slice(0, 1)}
            </Night>
          )
        })}
      </Nights>
    </chakra.div>
  )
}
