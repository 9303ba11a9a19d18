import { Link } from '@tanstack/react-router'

/** Links one page of an administrator: a list, their own security, or an application by its id. */
export const AdministratorLink = ({ page, ...rest }: { page: string }) => (
  <Link {...rest} to="/administration/$" params={{ _splat: page }} />
)
