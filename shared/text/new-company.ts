// The labels of the fields in the administrator's form for a new company: Icelandic in every language (specification 1,
// section 2). Its title and button are in the reader's language.

export const newCompany = {
  name: 'Nafn',
  email: 'Netfang',
  password: 'Lykilorð',
  confirm: 'Staðfestu lykilorð',
} as const;
