// Who runs this site and how to reach them: the only file with contact, company and app-store details.

export type Mobile = { readonly name: string; readonly phone: string };
export type Office = { readonly city: string; readonly street: string };
export type AppStore = { readonly url: string; readonly id: string };
export type Site = {
  /** The site's own name; each region's site stands below it. */
  readonly domain: string;
  readonly supportEmail: string;
  readonly phone: string;
  readonly mobiles: readonly [Mobile, Mobile];
  readonly offices: readonly [Office, Office, Office];
  /** The company that signs the terms. */
  readonly legalName: string;
  readonly companyNumber: string;
  readonly apps: { readonly ios: AppStore; readonly android: AppStore };
};

/** `history` is the text `company.history` of shared/text/<language>/pages/landing.ts. */
export type PlaceholderName = keyof Site | 'history';

/**
 * PLACEHOLDERS: these values are invented. Remove a name when its real value is entered; prod is not deployed
 * while one is left.
 */
export const sitePlaceholders: readonly PlaceholderName[] = [
  'domain',
  'supportEmail',
  'phone',
  'mobiles',
  'offices',
  'legalName',
  'companyNumber',
  'apps',
  'history',
];
export const isPlaceholder = (name: PlaceholderName): boolean => sitePlaceholders.includes(name);

export const site: Site = {
  domain: 'stund.example',
  supportEmail: 'help@stund.example',
  phone: '+354 555 0100',
  mobiles: [
    { name: 'Guðrún', phone: '+354 555 0121' },
    { name: 'Pádraig', phone: '+353 85 555 0133' },
  ],
  offices: [
    { city: 'Reykjavík', street: 'Skúlagata 30' },
    { city: 'Cork', street: 'South Mall 12' },
    { city: 'Lisboa', street: 'Rua Augusta 44' },
  ],
  legalName: 'Stund ehf.',
  companyNumber: '550114-0620',
  apps: {
    ios: { url: 'https://apps.apple.com/app/id0000000000', id: '0000000000' },
    android: {
      url: 'https://play.google.com/store/apps/details?id=example.stund',
      id: 'example.stund',
    },
  },
};

/** The address of a link that calls `phone`. */
export const callUrl = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
