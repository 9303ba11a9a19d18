import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useEffect, useRef } from 'react'
import { type FormState, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { addDays, formatWeekday, isDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { TimeField } from '#src/ui/fields/time-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { type BuilderValues, type ExchangeOfRotation, exchangesIn, nightsIn } from './builder.model.ts'
import type { BuilderFieldsProps } from './builder-fields-props.ts'
import { NamedTimeFields } from './named-time-fields.tsx'
import { ownOf, withTime } from './own-exchange.model.ts'
import { otherParentId } from './pair.ts'
import { TravelFields } from './travel-fields.tsx'

const One = chakra('fieldset', { base: { minW: '0', pt: 'u1.5', borderTopWidth: '1px' } })

/** The parts of an exchange that may be wrong. */
const parts = ['time', 'timeName', 'withoutSchool', 'place', 'arrives'] as const

/** Asks, where exchanges differ, when and where each of them is, and whether its time has a name. */
export function OwnExchanges({ fields, viewer }: BuilderFieldsProps) {
  const { LL } = useI18nContext()
  const { form } = LL.parentingSchedules
  const { register, control, setValue, trigger, formState } = fields
  const values = useWatch({ control }) as BuilderValues
  const { apart, own, firstId } = values
  const exchanges = exchangesIn(values)
  const list = useFirstInvalid(formState)
  const nameOf = ({ to }: ExchangeOfRotation) =>
    viewer.nameOf(to === 'first' ? firstId : otherParentId(firstId, viewer))
  return (
    <chakra.div ref={list} display="grid" gap="u2">
      <CheckboxField label={form.apart()} hint={form.apartHint()} {...register('apart')} />
      {apart &&
        exchanges.map((exchange) => {
          const { key, usual } = exchange
          const said = own[key] ?? ownOf(usual)
          const wrong = formState.errors.own?.[key]
          const say = (part: Partial<typeof said>) => {
            setValue('own', { ...own, [key]: { ...said, ...part } }, { shouldDirty: true })
            if (formState.isSubmitted) void trigger(parts.map((name) => `own.${key}.${name}` as const))
          }
          return (
            <One key={key}>
              <chakra.legend textStyle="label" float="left" mb="u1">
                {titleOf(exchange, values, viewer.locale, form)({ name: nameOf(exchange) })}
              </chakra.legend>
              <chakra.div clear="both">
                <FieldPair>
                  <TimeField
                    label={form.time()}
                    error={problemText(wrong?.time, LL)}
                    value={said.time}
                    onChange={({ target }) => say(withTime(said, target.value, usual))}
                  />
                  <TextField
                    label={form.place()}
                    optionalText={form.optional()}
                    autoComplete="off"
                    maxLength={limits.parentingSchedule.placeName}
                    error={problemText(wrong?.place, LL)}
                    value={said.place}
                    onChange={({ target }) => say({ place: target.value })}
                  />
                </FieldPair>
                <NamedTimeFields
                  summary={form.named()}
                  said={said}
                  errors={{
                    timeName: problemText(wrong?.timeName, LL, limits.parentingSchedule.placeName),
                    withoutSchool: problemText(wrong?.withoutSchool, LL),
                  }}
                  onSay={say}
                />
                <TravelFields said={said} error={problemText(wrong?.arrives, LL)} onSay={say} viewer={viewer} />
              </chakra.div>
            </One>
          )
        })}
    </chakra.div>
  )
}

/** Focuses the first of these fields that is wrong once the form is sent, unless one of the form's own is. */
function useFirstInvalid({ errors, submitCount }: FormState<BuilderValues>): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const seen = useRef(submitCount)
  useEffect(() => {
    if (seen.current === submitCount) return
    seen.current = submitCount
    if (errors.own && Object.keys(errors).length === 1)
      list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount, errors])
  return list
}

type Texts = ReturnType<typeof useI18nContext>['LL']['parentingSchedules']['form']

/** Names an exchange by its day; by its weekday as well where the rotation is of whole weeks. */
function titleOf({ key, day }: ExchangeOfRotation, values: BuilderValues, locale: string, form: Texts) {
  if (day === null) return key === 'begins' ? form.weekendBegins : form.weekendOver
  const { length } = nightsIn(values)
  const { startsOn } = values
  const beginsOn = (Number(values.beginsOn) || 1) - 1
  const number = day + 1
  if (length % 7 > 0 || !isDate(startsOn)) return ({ name }: { name: string }) => form.exchangeOn({ day: number, name })
  const date = addDays(startsOn, (day - beginsOn + length) % length)
  const weekday = formatWeekday(date, locale as Parameters<typeof formatWeekday>[1])
  return ({ name }: { name: string }) => form.exchangeOnWeekday({ day: number, weekday, name })
}
