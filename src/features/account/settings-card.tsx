import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { AccountLanguage } from '#src/app/shared/locale/account-language.tsx'
import { type ColorScheme, chooseScheme, chosenScheme } from '#src/theme/color-scheme.ts'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { TimeZoneField } from './time-zone-field.tsx'

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2.5' } })

/** Each choice is saved at once, so there is no save button. */
export function SettingsCard() {
  const { settings } = useI18nContext().LL.account
  return (
    <Card bleed>
      <CardHeader title={settings.title()} />
      <CardBody>
        <Fields>
          <AccountLanguage label={settings.language()} />
          <TimeZoneField />
          <SchemeField />
        </Fields>
      </CardBody>
    </Card>
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
