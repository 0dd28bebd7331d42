// Palavras do segundo fator do administrador: o código ao iniciar sessão, ativar e desativar, os códigos de recuperação.

import type { secondFactor as english } from '#shared/text/en/second-factor.ts';
import type { Texts } from '#shared/text/texts.ts';

export const secondFactor: Texts<typeof english> = {
  title: 'Segurança',
  heading: 'Segundo fator',
  code: 'Código',
  codeHelp: 'Seis algarismos da app de autenticação, ou um código de recuperação',
  codeMissing: 'Introduza os seis algarismos ou um código de recuperação',
  codeAsked: 'A palavra-passe está certa. Introduza também o código.',
  on: 'Ativo',
  off: 'Inativo',
  left_one: 'Resta {{count}} código de recuperação',
  left_other: 'Restam {{count}} códigos de recuperação',
  offText: 'Para iniciar sessão passa a ser preciso também um código de uma app de autenticação.',
  begin: 'Ativar',
  addTitle: 'Adicione a chave à app de autenticação',
  addText:
    'Na app, escolha introduzir uma chave de configuração, baseada no tempo. Se a app estiver neste dispositivo, pode abri-la diretamente.',
  key: 'Chave',
  copyKey: 'Copiar chave',
  openApp: 'Abrir na app',
  firstCode: 'Código que a app mostra',
  confirm: 'Confirmar',
  confirmText:
    'A chave é válida durante 10 minutos. Ao confirmar, termina a sessão em todos os outros lados.',
  expired: 'A chave expirou. Comece de novo.',
  codesTitle: 'Códigos de recuperação',
  codesText:
    'Cada um serve uma vez, sem o telemóvel. Só são mostrados agora: imprima-os ou guarde-os num gestor de palavras-passe.',
  copyCodes: 'Copiar',
  print: 'Imprimir',
  kept: 'Já os guardei',
  copied: 'Copiado',
  notCopied: 'O navegador não permite copiar. Selecione o texto e copie-o.',
  end: 'Desativar',
  endText: 'Telemóvel novo ou códigos de recuperação novos? Desative e volte a ativar.',
  ended: 'Segundo fator desativado',
};
