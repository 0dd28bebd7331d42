// The router's link for the design system; a plain link to pages with another content security policy.

import { Link } from 'react-router-dom';
import { needsNewPage } from '#web/door/open-path.ts';
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
