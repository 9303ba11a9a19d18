import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'

/** Says whose key a file was checked with. A site that lies would publish a key of its own. */
export function UsedKey({ id, whose }: { id: string; whose: 'site' | 'own' }) {
  const { usedKey } = useI18nContext().LL.verify
  return (
    <chakra.p textStyle="secondary" color="fg.2" overflowWrap="anywhere">
      {usedKey[whose]({ key: id })}
    </chakra.p>
  )
}
