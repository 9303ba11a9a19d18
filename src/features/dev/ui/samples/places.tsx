import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Logo } from '#src/ui/layout/logo.tsx'
import { IconShieldCheck, IconShieldX } from '#src/ui/layout/shield-icons.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { MenuSample } from './frames/menu-sample.tsx'
import { SiteFoot } from './frames/site-foot.tsx'
import { SectionPlaces } from './section-places.tsx'

/** Frames are whole pages, so they open as pages. */
export function Places() {
  const { place } = uiTexts
  const { LL } = useI18nContext()
  return (
    <>
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
      <Block name="PublicFrame" room="small">
        <Sample state="link">
          <ButtonLink variant="secondary" link={<Link to="/dev/ui" search={{ frame: 'public' }} />}>
            {place.public()}
          </ButtonLink>
        </Sample>
      </Block>
      <Block name="SectionNav" room="wide">
        <Sample state="current">
          <SectionPlaces />
        </Sample>
      </Block>
      <Block name="Menu" room="small">
        <Sample state="try">
          <MenuSample />
        </Sample>
      </Block>
      <Block name="SiteFooter" room="wide">
        <Sample state="normal">
          <SiteFoot label={place.footerLabel()} />
        </Sample>
        <Sample state="wide">
          <SiteFoot label={place.footerWide()} choice />
        </Sample>
      </Block>
      <Block name="Logo" room="small">
        <Sample state="normal">
          <Logo name={LL.productName()} />
        </Sample>
      </Block>
      <Block name="IconShieldCheck, IconShieldX" room="small">
        {[IconShieldCheck, IconShieldX].map((Icon) => (
          <Sample key={Icon === IconShieldX ? 'x' : 'check'} state="normal">
            <Icon size={24} stroke={1.75} aria-hidden />
          </Sample>
        ))}
      </Block>
    </>
  )
}
