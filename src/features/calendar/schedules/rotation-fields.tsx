import { chakra } from '@chakra-ui/react/styled-system'
import IconArrowsLeftRight from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs'
import { useWatch } from 'react-hook-form'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import {
  type BuilderValues,
  nightsIn,
  patternNames,
  type Rotation,
  usualBegin,
  weekendChoices,
} from './builder.model.ts'
import type { BuilderFieldsProps } from './builder-fields-props.ts'
import { DrawnNights } from './drawn-nights.tsx'
import { NightsPicture } from './nights-picture.tsx'
import { otherParentId, type Pair, pairOf } from './pair.ts'

const Choices = chakra('div', {
  base: { display: 'grid', gap: 'u1', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))' },
})
const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 'u1',
    p: 'u1.5',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    cursor: 'pointer',
    textStyle: 'secondary',
    _hover: { bg: 'bg.hover' },
    '&:has(:checked)': {
      borderColor: 'brand.strong',
      bg: 'brand.tint',
      outline: '1px solid',
      outlineColor: 'brand.strong',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' },
  },
})

/** Asks for the rotation, shown as a picture of its nights, and which parent begins. */
export function RotationFields({ fields, viewer, kept }: BuilderFieldsProps) {
  const { LL } = useI18nContext()
  const { form } = LL.parentingSchedules
  const { control, register, setValue, getValues } = fields
  const values = useWatch({ control }) as BuilderValues
  const pair = pairOf(values.firstId, otherParentId(values.firstId, viewer), viewer)
  const names: readonly Rotation[] = [...patternNames, 'weekends', 'byHand', ...(kept ? (['kept'] as const) : [])]
  const chosen = register('rotation', {
    onChange: () => setValue('beginsOn', String(usualBegin(getValues(), getValues('startsOn')))),
  })
  const days = nightsIn(values).length
  const [first, second] = pair
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="u1">
        {form.pattern()}
      </chakra.legend>
      <Choices>
        {names.map((rotation) => (
          <Choice key={rotation}>
            <input type="radio" value={rotation} {...chosen} />
            <span>{form.patterns[rotation]()}</span>
            {rotation !== 'weekends' && (
              <NightsPicture nights={nightsIn({ rotation, nights: values.nights })} pair={pair} />
            )}
          </Choice>
        ))}
      </Choices>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="u1.5" mt="u1.5">
        <chakra.span aria-live="polite">
          {form.who({ first: first.name, second: second.name })}
          {values.rotation !== 'weekends' && (
            <chakra.span color="fg.3">
              {' · '}
              {days % 7 === 0 ? form.interval({ weeks: days / 7 }) : form.intervalDays({ days })}
            </chakra.span>
          )}
        </chakra.span>
        <Button
          variant="secondary"
          size="small"
          icon={IconArrowsLeftRight}
          onClick={() => setValue('firstId', second.id, { shouldDirty: true })}
        >
          {form.swap()}
        </Button>
      </chakra.div>
      {values.rotation === 'byHand' && (
        <DrawnNights
          nights={values.nights}
          pair={pair}
          onChange={(nights) => setValue('nights', nights, { shouldDirty: true })}
        />
      )}
      {values.rotation === 'weekends' && <WeekendFields fields={fields} pair={pair} />}
    </chakra.fieldset>
  )
}

function WeekendFields({ fields, pair }: Pick<BuilderFieldsProps, 'fields'> & { pair: Pair }) {
  const { LL } = useI18nContext()
  const { form } = LL.parentingSchedules
  const { register, formState } = fields
  const [first, second] = pair
  return (
    <chakra.div display="grid" gap="u2" mt="u2">
      <CheckboxGroup
        label={form.weekends({ name: second.name })}
        hint={form.weekendsHint({ name: first.name })}
        error={problemText(formState.errors.weekends, LL)}
      >
        {weekendChoices.map((value) => (
          <CheckboxField key={value} label={form.ordinals[value]()} value={value} {...register('weekends')} />
        ))}
      </CheckboxGroup>
      <Select
        label={form.fifth()}
        options={(['none', 'all', 'everyOther'] as const).map((value) => ({ value, label: form.fifths[value]() }))}
        {...register('fifth')}
      />
    </chakra.div>
  )
}
