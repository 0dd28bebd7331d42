// The router's link, as the pieces of the design system take it; a plain one where it leads to a page of another policy.

import { Link } from 'react-router-dom';
import { needsNewPage } from '#web/door/go.ts';
import type { LinkProps } from '#web/ui/style/ui-texts.tsx';

export const RouterLink = ({ href, children, ...rest }: LinkProps) =>
  needsNewPage(href) ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
