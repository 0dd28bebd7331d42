// Words of the administrator's second factor: its code at the log-in, switching it on and off, the recovery codes.

export const secondFactor = {
  title: 'Security',
  heading: 'Second factor',
  code: 'Code',
  codeHelp: 'Six digits from your authenticator app, or a recovery code',
  codeMissing: 'Enter the six digits, or a recovery code',
  codeAsked: 'Your password is right. Enter the code as well.',
  on: 'On',
  off: 'Off',
  left_one: '{{count}} recovery code left',
  left_other: '{{count}} recovery codes left',
  offText:
    'With it, logging in takes a code from your phone besides the password. Any authenticator app will do.',
  begin: 'Turn on',
  addTitle: 'Add the key to your authenticator app',
  addText:
    'In the app, choose ‘Enter a setup key’ (time-based). If the app is on this device, open it directly.',
  key: 'Key',
  copyKey: 'Copy key',
  openApp: 'Open in the app',
  firstCode: 'Code that the app shows',
  confirm: 'Confirm',
  confirmText: 'The key is good for 10 minutes. Confirming logs you out everywhere else.',
  expired: 'The key was not confirmed within 10 minutes. Start again.',
  codesTitle: 'Recovery codes',
  codesText:
    'Each lets you in once without your phone. They are shown only now: print them, or keep them in a password manager.',
  copyCodes: 'Copy',
  print: 'Print',
  kept: 'I have kept them',
  copied: 'Copied',
  notCopied: 'The browser does not allow copying. Select the text and copy it yourself.',
  end: 'Turn off',
  endText: 'For a new phone or new recovery codes: turn it off and on again.',
  ended: 'Second factor turned off',
} as const;
