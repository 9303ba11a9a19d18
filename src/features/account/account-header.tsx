import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'

/** Heads a page of My Account and leads back to their list. */
export function AccountHeader({ title }: { title: string }) {
  const { pages } = useI18nContext().LL.account
  return <PageHeader title={title} back={{ label: pages.back(), link: <Link to="/account" /> }} />
}
