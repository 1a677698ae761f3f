/** Signers accepted these texts, so none of them is ever changed; a new text gets a new version. */
export const consentTexts = {
  1: 'Acepto firmar este documento por medios electrónicos: leo esta versión, escribo el código que llega a mi correo y quedo obligado como si firmara a mano (Ley 527 de 1999, art. 7; Decreto 2364 de 2012). No es una firma digital con certificado propio: lo que queda es la prueba de que fui yo, de qué firmé y de que no ha cambiado.',
} as const
export const consentVersion = '1'
export const consentText = consentTexts[consentVersion]

export const signatureKinds = {
  engagement: 'Carta de compromiso',
  proposal: 'Propuesta de honorarios',
  data: 'Autorización de datos personales',
  mandate: 'Mandato',
  minutes: 'Acta de entrega',
  representations: 'Carta de manifestaciones',
  power: 'Poder para un trámite',
  other: 'Otro documento',
} as const
export type SignatureKind = keyof typeof signatureKinds

const ownCertificate =
  'Nuestra regla es que cada contador y revisor fiscal lo firma con su propio certificado digital, fuera del portal, y después se sube como documento. Con este código no lo firmamos.'
/** By its own rules and not by law, the firm does not send these kinds of documents for signature. */
export const refusedKinds = {
  statements: { name: 'Estados financieros certificados', reason: ownCertificate },
  opinion: { name: 'Dictamen del revisor fiscal', reason: ownCertificate },
  certification: { name: 'Certificación con fe pública', reason: ownCertificate },
  return: {
    name: 'Declaración o información exógena',
    reason: 'Se firma en el portal de la DIAN con el instrumento que la DIAN da a cada persona. Aquí no.',
  },
} as const
export type RefusedKind = keyof typeof refusedKinds

export const identityTypes = {
  CC: 'Cédula de ciudadanía',
  CE: 'Cédula de extranjería',
  PA: 'Pasaporte',
  PPT: 'Permiso por protección temporal',
} as const
export type IdentityType = keyof typeof identityTypes

const plural = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

export const signaturesText = {
  title: 'Firmas',
  untitled: 'Documento',
  problems: {
    size: 'El PDF pesa más de 25 MB. Guárdalo más liviano y súbelo otra vez.',
    broken: 'No pudimos abrir este archivo. Tiene que ser un PDF completo.',
    encrypted: 'Este PDF tiene clave. Quítasela y súbelo otra vez.',
    signed: 'Este PDF ya tiene una firma; súbelo como documento.',
    xfa: 'Este PDF es un formulario XFA, que no se ve igual en todas partes. Imprímelo a PDF y sube ese.',
    script: 'Este PDF ejecuta acciones o trae multimedia. Imprímelo a PDF y sube ese.',
    layers:
      'Este PDF tiene capas ocultas: no se ve igual en pantalla y en papel. Guárdalo sin capas y súbelo otra vez.',
    changing:
      'Este PDF trae imágenes o partes que pueden cambiar al abrirlo o imprimirlo. Imprímelo a PDF y sube ese.',
    files: 'Este PDF trae archivos adjuntos dentro de sus páginas. Imprímelo a PDF y sube ese.',
    empty: 'Este PDF no tiene páginas.',
    pages: 'Este PDF tiene más de 300 páginas.',
    'page-size': 'Este PDF tiene páginas de un tamaño que no es de papel.',
    form: 'No pudimos fijar el formulario de este PDF. Imprímelo a PDF y sube ese.',
  },
  flattened: ({
    fields,
    notes,
    dropped,
    links,
    files,
  }: {
    fields: number
    notes: number
    dropped: number
    links: number
    files: number
  }) =>
    [
      fields && `${plural(fields, 'campo quedó fijo', 'campos quedaron fijos')}`,
      notes && `${plural(notes, 'anotación quedó dibujada', 'anotaciones quedaron dibujadas')}`,
      dropped && `${plural(dropped, 'comentario oculto se quitó', 'comentarios ocultos se quitaron')}`,
      links && `${plural(links, 'enlace se quitó', 'enlaces se quitaron')}`,
      files && `${plural(files, 'archivo adjunto se quitó', 'archivos adjuntos se quitaron')}`,
    ].filter((one): one is string => Boolean(one)),
  pages: (n: number) => plural(n, 'página', 'páginas'),
  version: (n: number) => `versión ${n}`,
  parties: { client: 'Del cliente', firm: 'Por la firma', outside: 'Sin cuenta en el portal' },
  identity: (type: string, number: string) => `${type} ${number}`,
} as const
