// Orð starfsmanna- og verkalista og glugga þeirra.

import type { people as english } from '../en/people.ts';
import type { Texts } from '../texts.ts';

export const people: Texts<typeof english> = {
  title: 'Starfsmenn',
  employee: {
    name: 'Nafn',
    token: 'Lykilorð',
    tokenHelp: 'Fjórir samhljóðar. Starfsmaðurinn skráir sig inn með nafni fyrirtækisins, eigin nafni og þeim.',
    tokenAgain: 'Búa til nýtt lykilorð',
    phone: 'Símanúmer',
    phoneHelp: 'Innskráningin er send þangað í SMS',
    phoneWrong: 'Þetta er ekki gilt símanúmer',
    needs: 'Má líka',
    manageWorklogs: 'skrá og breyta tímafærslum handvirkt',
    createProjects: 'stofna verk',
    kennitalaPayday: 'Kennitala (Payday)',
    kennitalaRegla: 'Kennitala (Regla)',
    kennitalaDk: 'Kennitala (DK)',
    department: 'Deild (DK)',
    withoutHyphen: 'Án bandstriks',
    tenDigits: '10 tölustafir, ekkert bandstrik',
    add: 'Bæta við starfsmanni',
    addAndSend: 'Bæta við starfsmanni og senda SMS',
    createTitle: 'Stofna starfsmann',
  },
  project: {
    name: 'Nafn',
    description: 'Lýsing',
    add: 'Stofna verk',
    createTitle: 'Stofna verk',
  },
};
