import { useI18nContext } from '#i18n/i18n-react.tsx'
import { AdministratorSecurityPage } from '../../account/administrator-security-page.tsx'
import { AdministratorFrame, type Around } from './administrator-frame.tsx'
import { AdministratorLink } from './administrator-link.tsx'
import { ApplicationPage } from './application-page.tsx'
import { type Shown, shownLists } from './applications.queries.ts'
import { ApplicationsPage } from './applications-page.tsx'

const isList = (page: string): page is Shown => shownLists.some((one) => one === page)

/** Shows the page that the address names: a list of applications, the account's security, or one application. */
export function AdministratorPages({ page = 'waiting', ...around }: Around & { page: string | undefined }) {
  const { administration: texts } = useI18nContext().LL
  const pages = [
    ...shownLists.map((key) => ({ key, label: texts.shown[key]() })),
    { key: 'security', label: texts.security() },
  ]
  const items = pages.map(({ key, label }) => ({
    key,
    label,
    link: <AdministratorLink page={key} />,
    current: key === page,
  }))
  return (
    <AdministratorFrame {...around} items={items}>
      {isList(page) ? (
        <ApplicationsPage show={page} />
      ) : page === 'security' ? (
        <AdministratorSecurityPage />
      ) : (
        <ApplicationPage id={page} />
      )}
    </AdministratorFrame>
  )
}
