import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useFamily } from '#src/app/shared/data/family.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import { LinkCards } from '#src/ui/navigation/link-cards.tsx'

/** Links to the settings that have a page of their own. */
export function MoreCard() {
  const { more } = useI18nContext().LL.account
  const may = mayIn(useFamily())
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
    ...(may('notice.read') ? [notices] : []),
    ...(may('child.see') ? [children] : []),
    ...(may('category.see') ? [categories] : []),
  ]
  return items.length > 0 && <LinkCards items={items} />
}
