import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { Block, Sample, Section } from './section.tsx'
import { useUi } from './use-ui.ts'

/** What is a whole page, and what only a whole page has, opens as one. */
export function Places() {
  const { place } = useUi()
  const { LL } = useI18nContext()
  return (
    <Section name="places">
      <Block name="AppFrame, PageHeader, SkipLink, VisuallyHidden" room="small">
        <Sample state="link">
          <ButtonLink variant="secondary" link={<Link to="/dev/ui" search={{ frame: 'app' }} />}>
            {place.app()}
          </ButtonLink>
        </Sample>
      </Block>
      <Block name="AuthFrame" room="small">
        <Sample state="link">
          <ButtonLink variant="secondary" link={<Link to="/dev/ui" search={{ frame: 'auth' }} />}>
            {place.auth()}
          </ButtonLink>
        </Sample>
      </Block>
      <Block name="Logo" room="small">
        <Sample state="normal">
          <Logo name={LL.productName()} />
        </Sample>
      </Block>
    </Section>
  )
}
