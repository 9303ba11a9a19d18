import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { locales } from '#contract/locale.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { languageOptions } from '#src/app/locale/language-options.ts'
import { useLanguage } from '#src/app/locale/use-language.ts'
import { type ColorScheme, chooseScheme, chosenScheme } from '#src/theme/color-scheme.ts'
import { Card, CardBody } from '#src/ui/card.tsx'
import { CardHeader } from '#src/ui/card-header.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Select } from '#src/ui/select.tsx'
import { useToast } from '#src/ui/toast-provider.tsx'
import { TimeZoneField } from './time-zone-field.tsx'

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2.5' } })

/** Each choice holds at once; there is nothing to save. */
export function SettingsCard() {
  const { settings } = useI18nContext().LL.account
  return (
    <Card bleed>
      <CardHeader title={settings.title()} />
      <CardBody>
        <Fields>
          <LanguageField />
          <TimeZoneField />
          <SchemeField />
        </Fields>
      </CardBody>
    </Card>
  )
}

function LanguageField() {
  const { LL, locale } = useI18nContext()
  const toast = useToast()
  const choose = useLanguage(() => toast({ tone: 'warning', text: LL.shell.languageFailed() }))
  return (
    <Select
      label={LL.account.settings.language()}
      options={languageOptions}
      value={locale}
      onChange={({ target }) => {
        const chosen = locales.find((one) => one === target.value)
        if (chosen) choose(chosen)
      }}
    />
  )
}

function SchemeField() {
  const { settings } = useI18nContext().LL.account
  const [scheme, setScheme] = useState(chosenScheme)
  const choose = (next: ColorScheme) => {
    chooseScheme(next)
    setScheme(next)
  }
  const schemes = ['auto', 'light', 'dark'] as const
  return (
    <div>
      <chakra.p textStyle="label" mb="u0.5" aria-hidden="true">
        {settings.scheme()}
      </chakra.p>
      <SegmentedControl
        label={settings.scheme()}
        value={scheme}
        onChange={choose}
        options={schemes.map((value) => ({ value, label: settings.schemes[value]() }))}
      />
      <chakra.p textStyle="secondary" color="fg.3" mt="u0.5">
        {settings.schemeHint()}
      </chakra.p>
    </div>
  )
}
