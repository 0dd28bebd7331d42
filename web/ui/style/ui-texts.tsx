// Owns the texts and the link that the app passes to the design system, which has no language of its own.
import { type AnchorHTMLAttributes, createContext, type ReactNode, use } from 'react';

export type UiTexts = {
  close: string;
  cancel: string;
  tryAgain: string;
  /** The messages for a part of the page that could not be fetched: without a network (`offline`), and with one. */
  offline: string;
  notLoaded: string;
  reload: string;
  hide: string;
  /** The heading of an error. */
  error: string;
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
  selectAllRows: string;
  done: string;
  charactersLeft: (count: number) => string;
  charactersTooMany: (count: number) => string;
  /** The text for a chosen value that the list no longer has. */
  unknownChoice: string;
  calendar: {
    /** A dayjs locale, because Chrome's Intl lacks Icelandic. */
    locale: 'en' | 'is' | 'pt' | 'pl';
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

/** The link of the app's router; without one, a plain anchor. */
export function UiLink(props: LinkProps) {
  return use(LinkContext)(props);
}
