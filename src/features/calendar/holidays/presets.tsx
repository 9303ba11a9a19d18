import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type HolidayPreset, holidayPresetRoutes } from '#contract/calendar/holiday-presets.ts'
import { limits } from '#contract/limits.ts'
import { countries } from '#domain/countries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { countryName } from '#src/app/shared/locale/country-name.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { calendarRoot } from '../calendar.queries.ts'
import type { HolidayFields } from './field-types.ts'
import { dateValues, type HolidayValues } from './holiday.model.ts'

type Country = (typeof countries)[number]
type Asked = { readonly country: Country; readonly region: string }

function usePresets({ country, region }: Asked) {
  const { client } = useApp()
  const { locale } = useI18nContext()
  const query = region ? { country, region } : { country }
  return useQuery({
    queryKey: [...calendarRoot, 'presets', country, region, locale],
    queryFn: ({ signal }) => client.call(holidayPresetRoutes.presets, { query }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Offers the known holidays of a country, or of a part of it. Choosing one fills in its name and its date. */
export function Presets({ fields, viewer }: { fields: HolidayFields; viewer: Viewer }) {
  const { presets: texts } = useI18nContext().LL.holidays
  const [asked, setAsked] = useState<Asked>(() => ({
    country: countries.find((one) => one === viewer.family.country) ?? countries[0],
    region: '',
  }))
  const [chosen, setChosen] = useState('')
  const { data, isError, isFetching, refetch } = usePresets(asked)
  const names = countries.map((value) => ({ value, label: countryName(value, viewer.locale) }))
  const choose = (key: string) => {
    setChosen(key)
    const preset = data?.items.find((item) => item.key === key)
    if (preset) fill(fields, preset)
  }
  return (
    <chakra.fieldset display="grid" gap="u2" minW="0">
      <chakra.legend textStyle="label" mb="u1">
        {texts.title()}
      </chakra.legend>
      <FieldPair>
        <Select
          label={texts.country()}
          value={asked.country}
          options={names}
          onChange={({ target }) => {
            setChosen('')
            setAsked({ country: countries.find((one) => one === target.value) ?? asked.country, region: '' })
          }}
        />
        {data && data.regions.length > 0 && (
          <Select
            label={texts.region()}
            value={asked.region}
            placeholder={texts.everywhere()}
            options={data.regions.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => {
              setChosen('')
              setAsked({ country: asked.country, region: target.value })
            }}
          />
        )}
      </FieldPair>
      {isError ? (
        <chakra.p role="alert" display="flex" flexWrap="wrap" gap="u1" alignItems="center">
          {texts.failed()}
          <Button variant="tertiary" size="small" loading={isFetching} onClick={() => void refetch()}>
            {texts.retry()}
          </Button>
        </chakra.p>
      ) : (
        <Select
          label={texts.holiday()}
          value={chosen}
          placeholder={data ? texts.choose() : texts.loading()}
          disabled={!data}
          options={(data?.items ?? []).map((item) => ({ value: item.key, label: labelOf(item, viewer) }))}
          onChange={({ target }) => choose(target.value)}
        />
      )}
    </chakra.fieldset>
  )
}

const labelOf = ({ name, next: [first] }: HolidayPreset, viewer: Viewer): string =>
  first ? `${name} · ${viewer.longDate(first)}` : name

function fill(fields: HolidayFields, { name, date }: HolidayPreset): void {
  const values: Partial<HolidayValues> = { ...dateValues(date), name: name.slice(0, limits.holiday.name) }
  for (const [field, value] of Object.entries(values))
    fields.setValue(field as keyof HolidayValues, value, { shouldDirty: true, shouldValidate: field === 'name' })
}
