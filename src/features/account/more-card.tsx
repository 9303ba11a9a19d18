import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Link } from '@tanstack/react-router'
import { permissions } from '#contract/permissions.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useFamily } from '#src/app/data/family.ts'
import { Card } from '#src/ui/card.tsx'
import { CardHeader } from '#src/ui/card-header.tsx'
import { Row } from '#src/ui/row.tsx'

/** What has a page of its own. */
export function MoreCard() {
  const { more } = useI18nContext().LL.account
  const family = useFamily()
  return (
    <Card bleed>
      <CardHeader title={more.title()} />
      {permissions['notice.read'](family) && (
        <Row
          icon={IconBell}
          title={more.notices()}
          secondary={more.noticesText()}
          link={<Link to="/account/notices" />}
        />
      )}
      {family.standing === 'parent' && (
        <Row
          icon={IconUsers}
          title={more.children()}
          secondary={more.childrenText()}
          link={<Link to="/account/children" />}
        />
      )}
      {family.standing === 'parent' && (
        <Row
          icon={IconCategory}
          title={more.categories()}
          secondary={more.categoriesText()}
          link={<Link to="/expenses/categories" />}
        />
      )}
    </Card>
  )
}
