// Owns the words and the link that the pieces need and the app supplies: nothing in this folder speaks a language itself.
import { type AnchorHTMLAttributes, createContext, type ReactNode, use } from 'react';

export type UiTexts = {
  close: string;
  cancel: string;
  tryAgain: string;
  /** Said of a part of the page that could not be fetched: without a network, and with one. */
  offline: string;
  notLoaded: string;
  reload: string;
  hide: string;
  /** The heading of what went wrong. */
  error: string;
  clear: string;
  search: string;
  nothingFound: string;
  loading: string;
  menu: string;
  skipToContent: string;
  showPassword: string;
  hidePassword: string;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  selectRow: string;
  selectAllRows: string;
  done: string;
  charactersLeft: (count: number) => string;
  charactersTooMany: (count: number) => string;
  /** A chosen value that is among the choices no more. */
  unknownChoice: string;
  calendar: {
    /** A dayjs locale; Chrome's Intl knows no Icelandic. */
    locale: 'en' | 'is' | 'pt';
    /** 0 is Sunday, 1 Monday. */
    firstDayOfWeek: 0 | 1;
    /** dayjs format of a day in a field, e.g. DD.MM.YYYY. */
    dayFormat: string;
  };
};

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode };

export type LinkPiece = (props: LinkProps) => ReactNode;

const TextsContext = createContext<UiTexts | null>(null);
const LinkContext = createContext<LinkPiece>(({ children, ...props }) => <a {...props}>{children}</a>);

export function UiTextsProvider(props: {
  texts: UiTexts;
  link?: LinkPiece | undefined;
  children: ReactNode;
}) {
  const inherited = use(LinkContext);
  return (
    <TextsContext value={props.texts}>
      <LinkContext value={props.link ?? inherited}>{props.children}</LinkContext>
    </TextsContext>
  );
}

export function useUiTexts(): UiTexts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('A piece of web/ui stands outside UiTextsProvider');
  return texts;
}

/** The router's link where the app gave one, a plain anchor otherwise. */
export function UiLink(props: LinkProps) {
  return use(LinkContext)(props);
}
