// The router's link, as the pieces of the design system take it.

import { Link } from 'react-router-dom';
import type { LinkProps } from '#web/ui/style/ui-texts.tsx';

export const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;
