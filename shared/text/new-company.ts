// The labels of the administrator's form for a new company: Icelandic in every language (specification 1, section 2).

export const newCompany = {
  title: 'Nýtt fyrirtæki',
  name: 'Nafn',
  email: 'Netfang',
  password: 'Lykilorð',
  confirm: 'Staðfestu lykilorð',
  submit: 'Búa til fyrirtæki',
} as const;
