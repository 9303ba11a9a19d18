import { Link } from '@tanstack/react-router'

/** Keeps the samples' links on this page. */
export const here = <Link to="/dev/ui" hash="main" />
