import { Link } from '@tanstack/react-router'

/** Where the samples' links lead: nowhere else. */
export const here = <Link to="/dev/ui" hash="main" />
