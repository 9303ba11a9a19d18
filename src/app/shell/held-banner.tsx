import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'

/** Says on every page that the family can only be read, so that nobody types what would be refused. */
export function HeldBanner() {
  const { shell } = useI18nContext().LL
  return (
    <Banner tone="warning" title={shell.heldTitle()}>
      {shell.heldText()}
    </Banner>
  )
}
