const pages = (read: number, of: number) => `${read} de ${of === 1 ? '1 página' : `${of} páginas`}`

function readingTime(seconds: number): string {
  if (seconds < 1) return 'menos de un segundo'
  if (seconds < 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return `${Math.round(seconds / 60)} minutos`
}

export const evidenceText = {
  title: 'Constancia de firma',
  lead: 'Estas páginas dicen quién firmó el documento que está antes de ellas, cuándo, cómo se comprobó y desde dónde.',
  notDigital:
    'Cada persona firmó electrónicamente, con un código que llegó a su correo. No es una firma digital con certificado propio de cada una: lo que queda es la prueba de quién fue, de qué firmó y de que no ha cambiado. La firma contable cerró el archivo con su certificado.',
  document: 'Documento',
  kind: 'Clase',
  client: 'Cliente',
  sent: 'Lo envió',
  frozenHash: 'Huella del documento enviado (SHA-256)',
  embedded: (name: string) => `El documento tal como se envió va adjunto dentro de este PDF: ${name}.`,
  boxes:
    'Los recuadros con nombre, fecha y código los dibujó el portal al cerrar, en los lugares que la firma escogió antes de enviar. La prueba son estas páginas.',
  mark: { title: 'Firmado electrónicamente', code: (code: string) => `Código ${code}` },
  who: 'Quién firmó',
  facts: {
    identity: 'Documento declarado',
    role: 'En calidad de',
    company: 'Por',
    account: 'En el portal',
    at: 'Firmó',
    known: 'Cómo se comprobó',
    code: 'Código',
    consent: 'Aceptó',
    read: 'Leyó',
    fees: 'Honorarios que leyó',
    from: 'Desde',
  },
  utc: 'UTC',
  legalTime: 'hora legal de Colombia',
  mailbox: (masked: string) => `Código de un solo uso enviado a ${masked}`,
  session: (since: string) => `Sesión abierta desde el ${since}`,
  password: 'contraseña escrita otra vez para firmar',
  secondStep: 'con segundo paso',
  link: 'Enlace personal enviado a su correo, sin cuenta en el portal',
  codeSent: (at: string, tries: number) =>
    `Enviado ${at}, escrito bien en ${tries === 1 ? 'el primer intento' : tries === 2 ? 'el segundo intento' : 'el tercer intento'}`,
  consent: (version: string, hash: string) => `Texto de aceptación, versión ${version} (SHA-256 ${hash})`,
  read: (read: number, of: number, seconds: number) =>
    `${pages(read, of)} en ${readingTime(seconds)}, según su navegador`,
  fee: (concept: string, pesos: string, day: string) => `${concept}: ${pesos} más IVA, ${day}`,
  readOutside: 'dijo que lo leyó por fuera',
  from: (ip: string, agent: string) => `${ip}${agent ? `, ${agent}` : ''}`,
  roles: { owner: 'dueño', accountant: 'contador', assistant: 'auxiliar', reader: 'lectura' } as Readonly<
    Record<string, string>
  >,
  steps: 'Paso a paso',
  chain: 'Cada renglón lleva la huella del anterior. Huella del último:',
  check: 'Compruébalo',
  checkAt: (address: string) => `En ${address} con este código, o con el archivo`,
  page: (page: number, of: number) => `Constancia, página ${page} de ${of}`,
  somebody: 'Alguien',
  events: {
    created: (by: string) => `${by} fijó el documento.`,
    createdFrom: (by: string, template: string, version: number) =>
      `${by} fijó el documento con la plantilla «${template}», versión ${version}.`,
    sent: (by: string, n: number) => `${by} lo envió a ${n === 1 ? '1 persona' : `${n} personas`}.`,
    opened: (name: string) => `${name} abrió el documento.`,
    read: (name: string, read: number, of: number) => `${name} leyó ${pages(read, of)}, según su navegador.`,
    readOutside: (name: string) => `${name} dijo que lo leyó por fuera.`,
    consented: (name: string, version: string) =>
      `${name} aceptó firmar por medios electrónicos. Texto versión ${version}.`,
    'code-sent': (name: string, mailbox: string) => `Se envió un código a ${name}, ${mailbox}.`,
    'code-unsent': (name: string) => `El código de ${name} no salió: el servidor de correo no respondió.`,
    'code-wrong': (name: string) => `${name} escribió un código equivocado.`,
    'code-void': (name: string) => `El código de ${name} se anuló por tres intentos equivocados.`,
    signed: (name: string) => `${name} firmó.`,
    declined: (name: string, reason: string) => `${name} dijo que no va a firmar: «${reason}».`,
    resumed: (name: string) => `${name} volvió a la firma.`,
    withdrawn: (by: string, reason: string) => `${by} anuló el envío: «${reason}».`,
    expired: 'El plazo venció.',
    superseded: (by: string) => `${by} envió una versión nueva; esta ya no se firma.`,
    reminded: 'Se envió un recordatorio.',
    sealed: 'El documento se cerró con el certificado de la firma.',
  },
} as const
