import { Link } from '@tanstack/react-router'
import { permissions } from '#contract/permissions.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useFamily } from '#src/app/shared/data/family.ts'
import { LinkCards } from '#src/ui/navigation/link-cards.tsx'

/** Links to the settings that have a page of their own. */
export function MoreCard() {
  const { more } = useI18nContext().LL.account
  const family = useFamily()
  const notices = {
    key: 'notices',
    title: more.notices(),
    text: more.noticesText(),
    link: <Link to="/account/notices" />,
  }
  const children = {
    key: 'children',
    title: more.children(),
    text: more.childrenText(),
    link: <Link to="/account/children" />,
  }
  const categories = {
    key: 'categories',
    title: more.categories(),
    text: more.categoriesText(),
    link: <Link to="/expenses/categories" />,
  }
  const items = [
    ...(permissions['notice.read'](family) ? [notices] : []),
    ...(family.standing === 'parent' ? [children, categories] : []),
  ]
  return items.length > 0 && <LinkCards items={items} />
}
