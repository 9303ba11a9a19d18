import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Prose } from '#src/ui/data/prose.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { PublicFrame } from '#src/ui/layout/public-frame.tsx'
import { uiTexts } from '../../../texts/ui.ts'
import { here } from '../here.tsx'
import { useProse } from '../use-prose.tsx'
import { SiteFoot } from './site-foot.tsx'

/** Shows the public frame with some text. */
export function PublicFrameSample() {
  const ui = uiTexts
  const { LL } = useI18nContext()
  const { place } = ui
  return (
    <PublicFrame
      productName={LL.productName()}
      home={here}
      skipLabel={place.skip()}
      aside={
        <ButtonLink variant="secondary" link={<Link to="/dev/ui" hash="places" />}>
          {ui.title()}
        </ButtonLink>
      }
      footer={<SiteFoot label={place.footerLabel()} choice />}
    >
      <PageHeader title={ui.reading.first()} subtitle={ui.reading.firstText()} />
      <Prose sections={useProse()} />
    </PublicFrame>
  )
}
