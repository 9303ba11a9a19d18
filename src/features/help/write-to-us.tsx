import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'

export function WriteToUs() {
  const { help } = useI18nContext().LL
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="u2" mt="u3">
      <chakra.p color="fg.2">{help.more()}</chakra.p>
      <ButtonLink variant="secondary" link={<Link to="/contact" />}>
        {help.write()}
      </ButtonLink>
    </chakra.div>
  )
}
