import { chakra } from '@chakra-ui/react/styled-system'
import type { Locale } from '#contract/locale.ts'
import { listFormat } from '#domain/formats.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useAccount } from '#src/app/shared/data/account.ts'
import { useFamily } from '#src/app/shared/data/family.ts'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'

/** Joins names as the language does: "Dana, Sam and Mia". */
const listed = (names: readonly string[], locale: Locale): string => listFormat(locale).format(names)

export function WhoCard() {
  const { LL, locale } = useI18nContext()
  const { who, roles } = LL.account
  const { firstName, lastName, username, email, role } = useAccount()
  const { members, children, mode, viewpoint } = useFamily()
  const parents = members.filter((member) => member.role === 'parent').map((member) => member.firstName)
  const family = listed(
    [...parents, ...children.filter(({ offered }) => offered).map(({ firstName }) => firstName)],
    locale,
  )
  const viewed = mode === 'self' ? undefined : members.find(({ id }) => id === viewpoint)?.firstName
  return (
    <Card bleed>
      <CardHeader title={who.title()} />
      <CardBody>
        <FactList
          items={[
            { term: who.name(), value: `${firstName} ${lastName}`.trim() },
            { term: who.username(), value: username },
            ...(email === '' ? [] : [{ term: who.email(), value: email }]),
            { term: who.role(), value: roles[role]() },
            { term: who.family(), value: family },
          ]}
        />
        {viewed !== undefined && (
          <chakra.p textStyle="secondary" color="fg.3" mt="u1.5">
            {who.lookingOn({ name: viewed })}
          </chakra.p>
        )}
      </CardBody>
    </Card>
  )
}
