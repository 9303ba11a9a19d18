import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { AuthFrame } from '#src/ui/layout/auth-frame.tsx'
import { uiTexts } from '../../../texts/ui.ts'

export function AuthFrameSample() {
  const ui = uiTexts
  const { LL } = useI18nContext()
  const { place, field } = ui
  return (
    <AuthFrame
      productName={LL.productName()}
      title={place.question()}
      subtitle={place.questionText()}
      notice={<Banner tone="warning" announce="none" title={ui.tone.warning()} />}
      footer={place.footer()}
    >
      <TextField label={field.name()} hint={field.hint()} />
      <ButtonLink variant="tertiary" link={<Link to="/dev/ui" hash="places" />}>
        {ui.title()}
      </ButtonLink>
    </AuthFrame>
  )
}
