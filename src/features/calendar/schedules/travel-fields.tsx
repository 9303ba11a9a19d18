import { chakra } from '@chakra-ui/react/styled-system'
import { type Ref, useMemo } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { zonesWith } from '#src/app/shared/forms/zones.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { Combobox } from '#src/ui/fields/combobox.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TimeField } from '#src/ui/fields/time-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import type { Journey, OwnExchange } from './own-exchange.model.ts'

/** A journey over the date line may end on the day before. */
const arrivalDays = ['-1', '0', '1', '2', '3'] as const

type TravelFieldsProps = {
  said: OwnExchange
  error: string | undefined
  onSay: (part: Partial<OwnExchange>) => void
  viewer: Viewer
}

/** Asks whether an exchange hides its place, and when the children arrive where they travel. */
export function TravelFields({ said, onSay, ...rest }: TravelFieldsProps) {
  const { form } = useI18nContext().LL.parentingSchedules
  return (
    <chakra.div display="grid" gap="u2" mt="u2">
      <CheckboxField
        label={form.hidesPlace()}
        checked={said.hidesPlace}
        onChange={({ target }) => onSay({ hidesPlace: target.checked })}
      />
      <JourneyFields said={said} onSay={onSay} {...rest} />
    </chakra.div>
  )
}

type JourneyFieldsProps = {
  said: Journey
  error: string | undefined
  onSay: (part: Partial<Journey>) => void
  viewer: Viewer
  /** Refers to the time, for a form that focuses what is wrong. */
  timeRef?: Ref<HTMLInputElement>
}

/** Asks when the children arrive where they travel, by the clocks there. */
export function JourneyFields({ said, error, onSay, viewer, timeRef }: JourneyFieldsProps) {
  const { form } = useI18nContext().LL.parentingSchedules
  const zone = said.arrivesZone || viewer.family.timeZone
  return (
    <>
      <FieldPair>
        <TimeField
          label={form.arrives()}
          optionalText={form.optional()}
          hint={form.arrivesHint()}
          error={error}
          value={said.arrives}
          onChange={({ target }) => onSay({ arrives: target.value, arrivesZone: zone })}
          ref={timeRef}
        />
        {said.arrives && (
          <Select
            label={form.arrivesDay()}
            options={arrivalDays.map((value) => ({
              value,
              label: form.arrivesOn[value === '-1' ? 'before' : value](),
            }))}
            value={said.arrivesDay}
            onChange={({ target }) => onSay({ arrivesDay: target.value })}
          />
        )}
      </FieldPair>
      {said.arrives && <Zone zone={zone} onChoose={(arrivesZone) => onSay({ arrivesZone })} />}
    </>
  )
}

/** There are hundreds of zones, so they are listed only where somebody travels. */
function Zone({ zone, onChoose }: { zone: string; onChoose: (zone: string) => void }) {
  const { form } = useI18nContext().LL.parentingSchedules
  const options = useMemo(() => zonesWith(zone), [zone])
  return (
    <Combobox
      label={form.arrivesZone()}
      options={options}
      value={zone}
      onChange={(next) => next !== null && onChoose(next)}
      emptyText={form.noZone()}
      countText={(count) => form.zoneCount({ count })}
    />
  )
}
