import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The way to all of a topic. */
export const AllOf = ({ to, children }: { to: string; children: ReactNode }) => (
  <p>
    <Link to={to}>{children}</Link>
  </p>
);
