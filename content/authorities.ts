export const authorities = {
  title: 'Autoridades de certificación',
  intro:
    'Una firma se cree cuando conocemos a la autoridad que certifica a quien firma. Aquí se agregan las que faltan, con su certificado y con la huella que ella misma publica.',
  back: 'Volver a los ajustes de la revisión',
  link: 'Autoridades de certificación',
  linkText: 'Agregar o quitar las autoridades que certifican a quienes firman.',
  addThis: 'Agregar esta autoridad',
  added: 'Agregadas por la firma',
  noneAdded: 'Ninguna: se creen solo las que trae el programa.',
  builtIn: 'Las que trae el programa',
  unknown: 'Las que no conocemos',
  unknownText: 'Certificaron a quienes firmaron facturas del último año.',
  noUnknown: 'Ninguna en el último año.',
  unnamed: 'Sin nombre en el certificado',
  counts: (invoices: number, waiting: number) =>
    `${invoices === 1 ? '1 factura' : `${invoices} facturas`}, ${waiting} por decidir`,
  facts: {
    subject: 'Autoridad',
    issuer: 'La certifica',
    keyId: 'Id de su llave',
    fingerprint: 'Huella SHA-256',
    named: 'Huella SHA-256 que citan las facturas',
    until: 'Vale hasta',
    origin: 'Dónde está publicada',
    by: (who: string, day: string) => `La agregó ${who} el ${day}.`,
    nobody: 'alguien que ya no está',
  },
  form: {
    title: 'Agregar una autoridad',
    file: 'Su certificado',
    fileHint: 'El archivo .cer, .crt o .pem que publica la autoridad, de su «raíz» o «subordinada».',
    fingerprint: 'Huella SHA-256 publicada',
    fingerprintHint:
      'Cópiala de la página o de la declaración de prácticas de la autoridad, no del archivo: se comparan las dos.',
    origin: 'Dónde la leíste',
    originHint: 'La dirección de la página o el documento de la autoridad, y la fecha.',
    label: 'Nombre para las listas',
    check: 'Comparar',
    checking: 'Comparando...',
    add: 'Agregar',
    adding: 'Agregando...',
    change: 'Cambiar algo',
    failed: 'No se agregó',
    done: 'Autoridad agregada',
    next: 'Las facturas que esperan decisión se leen otra vez en unos minutos.',
  },
  preview: {
    title: 'El certificado es el publicado',
    changes: 'Qué cambia',
    none: 'Ninguna factura por decidir nombra a esta autoridad.',
    named: (invoices: number, clients: number) =>
      `${invoices === 1 ? '1 factura por decidir, ' : `${invoices} facturas por decidir, `}${clients === 1 ? 'de 1 cliente, la nombra.' : `de ${clients} clientes, la nombran.`}`,
    again: (count: number) =>
      count === 1
        ? 'Se lee otra vez 1 factura por decidir.'
        : `Se leen otra vez ${count} facturas por decidir.`,
    decided: 'Lo que ya se decidió no cambia, y ninguna factura se acepta sola por esto.',
  },
  remove: {
    button: 'Quitar',
    of: (label: string) => ` ${label}`,
    title: (label: string) => `¿Quitar ${label}?`,
    text: (waiting: number) =>
      `Las firmas que certifica dejan de creerse. ${waiting === 0 ? 'Ninguna factura por decidir depende de ella.' : waiting === 1 ? '1 factura por decidir se lee otra vez.' : `${waiting} facturas por decidir se leen otra vez.`} Lo ya decidido no cambia.`,
    keep: 'Dejarla',
    done: 'Autoridad quitada',
    failed: 'No se quitó',
  },
  problems: {
    file: 'Elige el archivo del certificado de la autoridad.',
    unreadable: 'No es un certificado que se pueda leer. Sube el archivo .cer, .crt o .pem, sin comprimir.',
    several: 'El archivo trae varios certificados. Sube solo el de la autoridad que quieres agregar.',
    noAuthority: 'Ese certificado no es de una autoridad: no puede certificar a otros.',
    expired: 'Ese certificado ya venció.',
    early: 'Ese certificado todavía no vale.',
    key: 'Su llave no es RSA de 2048 bits o más, ni de las curvas P-256 o P-384, y con otra no comprobamos firmas.',
    fingerprint: 'Escribe la huella SHA-256: 64 cifras y letras de la a a la f.',
    differs:
      'La huella que escribiste no es la de este archivo. No lo uses: descárgalo de nuevo de la página de la autoridad.',
    origin: 'Di dónde está publicada, en una línea.',
    label: 'Escribe un nombre corto, en una línea.',
  },
} as const
