// Words inside the files of everything a company holds: what is in them, and the heads of the lists.

import type { companyFile as english } from '#shared/text/en/server/company-file.ts';
import type { Texts } from '#shared/text/texts.ts';

export const companyFile: Texts<typeof english> = {
  name: 'stund-dados',
  readme: {
    title: 'Todos os dados no {{product}}: {{company}}',
    made: 'Criado em {{day}}. Este é o ficheiro {{part}}. O que tem o número mais alto é o último.',
    data: 'A pasta «data» contém tudo em JSON, para programas:',
    company: 'a conta, as definições, as regras salariais e as integrações',
    billing:
      'a subscrição: plano, forma de pagamento, kennitala, e-mail para faturas e motivo do cancelamento',
    employees: 'colaboradores com número de telemóvel e kennitala, sem palavras-passe',
    projects: 'obras',
    entries:
      'registos, um ficheiro por mês (UTC) da entrada: horas, obra, comentários, localizações, aprovação, histórico. Os registos eliminados estão assinalados.',
    corrections:
      'correções pedidas pelos colaboradores: as que esperam e as respondidas nos últimos dois meses',
    dayNotes: 'folgas, dias de doença e férias dos colaboradores',
    periods: 'períodos salariais e cada passo: entregue, aprovado, bloqueado, reaberto',
    payroll: 'ficheiros de salários que foram criados',
    paidEntries: 'que registos cada ficheiro de salários continha, por mês',
    reports: 'relatórios mensais por e-mail: quando, para quem, quem concordou',
    exports: 'ficheiros criados nos últimos dias',
    audit: 'histórico de segurança: quem entrou ou alterou o quê, e quando',
    photoList: 'fotografias: de que registo, de quem, e o nome do ficheiro',
    sheets: 'A pasta «spreadsheets» contém o mesmo para pessoas:',
    lists: 'colaboradores, obras, períodos salariais e histórico de segurança',
    years: 'registos com horas normais, horas extra e almoço, um ficheiro por ano',
    photos: 'A pasta «photos» contém as fotografias em JPEG.',
    form: 'Formato «{{format}}», versão {{version}}. Também indicado em manifest.json. As horas são UTC (ISO 8601), as durações são segundos e os dias são do fuso horário {{zone}}.',
    secret: 'Palavras-passe, links de acesso e chaves de sessão nunca estão nestes ficheiros.',
  },
  sheet: {
    lists: 'listas',
    employees: 'Colaboradores',
    projects: 'Obras',
    periods: 'Períodos salariais',
    audit: 'Segurança',
  },
  column: {
    name: 'Nome',
    phone: 'Telemóvel',
    kennitala: 'Kennitala',
    status: 'Estado',
    created: 'Criação',
    latest: 'Último registo',
    description: 'Descrição',
    hours: 'Horas',
    from: 'De',
    to: 'Até',
    at: 'Hora (UTC)',
    event: 'Acontecimento',
    by: 'Autor',
    employee: 'Colaborador',
    address: 'Endereço de rede',
    details: 'Detalhes',
    count: 'Número',
  },
  active: 'Ativo',
  inactive: 'Inativo',
  open: 'Aberta',
  closed: 'Fechada',
};
