// The other companies that receive data from us, as the public pages name them: who stores, who charges cards, who makes bank claims.

export const partners = { cloud: 'Amazon Web Services', card: 'Paddle', bank: 'Payday' } as const;
