import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'

/** An address that leads nowhere, or an item that is not there for this person. */
export function NotFoundPage() {
  const { errors, shell } = useI18nContext().LL
  return (
    <>
      <PageHeader title={errors.pageNotFound()} subtitle={shell.notFound()} />
      <ToStart />
    </>
  )
}

function ToStart() {
  const { shell } = useI18nContext().LL
  return (
    <ButtonLink variant="secondary" link={<Link to="/expenses" />}>
      {shell.toStart()}
    </ButtonLink>
  )
}
