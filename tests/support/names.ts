/** Names as people and programs send them, and what is stored of each. */
export const typedNames: [given: string, stored: string][] = [
  ['Café Ñandú S.A.S.', 'Café Ñandú S.A.S.'],
  ['Ferretería "El Clavo" & Cía. Ltda.', 'Ferretería "El Clavo" & Cía. Ltda.'],
  ['Café.com SAS', 'Café.com SAS'],
  ['O’Higgins D’Antoni', 'O’Higgins D’Antoni'],
  ['Enviar RUT/Cámara', 'Enviar RUT/Cámara'],
  ['你好 有限公司', '你好 有限公司'],
  ['شركة النور', 'شركة النور'],
  ['👨‍👩‍👧 Familia ❤️', '👨‍👩‍👧 Familia ❤️'],
  ['Ana\nPérez', 'Ana Pérez'],
  ['Ana\r\nBcc: todos@malo.example', 'Ana Bcc: todos@malo.example'],
  ['Ana\u2028Pérez\u2029', 'Ana Pérez'],
  ['Ana\u0085Pérez', 'Ana Pérez'],
  ['Ana\tPérez', 'Ana Pérez'],
  ['Ana\u00A0\u3000Pérez', 'Ana Pérez'],
  ['Ana\u202EzeréP', 'AnazeréP'],
  ['\u2066Ana\u2069 Pérez\u200F', 'Ana Pérez'],
  ['Ana\u061CPérez', 'AnaPérez'],
  ['An\u200Ba Pé\u2060rez\uFEFF', 'Ana Pérez'],
  ['Ana\u00AD Pérez', 'Ana Pérez'],
  ['Ana\u3164\u115F\u2800\uFFA0 Pérez', 'Ana Pérez'],
  ['Ana\u180E\u034F Pérez', 'Ana Pérez'],
  ['Ana\uFFF9\uFFFA\uFFFB Pérez', 'Ana Pérez'],
  ['Ana\u{E0041}\u{E0101} Pérez', 'Ana Pérez'],
  ['Ana\u{1D173} Pérez', 'Ana Pérez'],
  ['Ana\u0007\u001B[31m Pérez\u007F', 'Ana [31m Pérez'],
]

/** What shows nothing, however long it is. */
export const unseenNames = [
  '',
  '   ',
  '\u200B\u200B',
  '\u3164\u3164',
  '\u200D\u200D\u200D',
  '\uFE0F\uFE0F ',
  '\u00A0\u00A0',
  '\u202E\u202C',
]

/** What no name holds, each in the middle of one. */
export const hiddenInNames = [
  '\n',
  '\r',
  '\t',
  '\u0085',
  '\u2028',
  '\u202E',
  '\u2066',
  '\u200F',
  '\u200B',
  '\u00AD',
  '\uFEFF',
  '\u3164',
  '\u{E0041}',
].map((sign) => `Gana${sign}dinero`)
