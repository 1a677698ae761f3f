/** The site fills in the variables with the source `card`; a member enters the others, such as prices. */
type Source = 'card' | 'text' | 'day' | 'lines' | 'work' | 'pay-day'

export const letterVariables = {
  cliente: { label: 'Nombre del cliente', source: 'card' },
  nit: { label: 'NIT del cliente', source: 'card' },
  asesor: { label: 'Quién atiende al cliente', source: 'card' },
  firma: { label: 'Nombre de la firma', source: 'card' },
  nit_firma: { label: 'NIT de la firma', source: 'card' },
  ciudad: { label: 'Ciudad de la firma', source: 'card' },
  fecha: { label: 'Fecha en que se prepara', source: 'card' },
  representante: { label: 'Representante del cliente', source: 'text' },
  documento: { label: 'Documento del representante', source: 'text' },
  servicios: { label: 'Servicios', source: 'lines' },
  precios: { label: 'Servicios con su precio', source: 'lines' },
  honorario: { label: 'Honorario', source: 'lines' },
  trabajo: { label: 'Trabajo que se repite', source: 'work' },
  desde: { label: 'Desde', source: 'day' },
  hasta: { label: 'Hasta', source: 'day' },
  valido_hasta: { label: 'La propuesta vale hasta', source: 'day' },
  dia_de_pago: { label: 'Día del mes en que se paga', source: 'pay-day' },
  horas: { label: 'Horas al mes', source: 'text' },
  asunto: { label: 'Asunto', source: 'text' },
  periodo: { label: 'Periodo', source: 'text' },
} as const satisfies Record<string, { label: string; source: Source }>
export type LetterVariable = keyof typeof letterVariables

export const letterWords = {
  plusTax: (amount: string, rhythm: 'once' | 'month') =>
    `${amount} más IVA ${rhythm === 'month' ? 'cada mes' : 'una sola vez'}`,
  priced: (name: string, price: string) => `${name}: ${price}`,
  unpriced: (name: string) => `${name}: incluido`,
  payDay: (day: number) => `${day}`,
  page: (page: number, of: number) => `Página ${page} de ${of}`,
  missing: (label: string) => `falta: ${label.toLowerCase()}`,
} as const

const list = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ')

export const signatureTemplatesText = {
  title: 'Plantillas de documentos',
  link: 'Plantillas',
  intro:
    'El texto que la firma envía a firmar una y otra vez. Los datos de cada cliente entran donde pones una variable.',
  adminOnly: 'Las plantillas las escribe un administrador. Tú las usas al enviar a firmar.',
  create: 'Escribir una plantilla',
  edit: 'Editar la plantilla',
  read: 'Texto de la plantilla',
  empty: {
    title: 'Todavía no hay plantillas',
    text: 'Empieza con uno de los modelos y cámbialo hasta que diga lo que la firma acuerda.',
  },
  models: {
    title: 'Modelos para empezar',
    text: 'Son un punto de partida, no un texto legal revisado. La firma los lee, los cambia y los guarda como suyos.',
    start: 'Empezar con este modelo',
  },
  version: (version: number) => `versión ${version}`,
  reviewed: (by: string, day: string) => `${by} la revisó el ${day}.`,
  unreviewed: 'Por revisar',
  unreviewedHint: 'No se puede enviar hasta que un administrador la revise.',
  archived: 'Archivada',
  archive: 'Archivar',
  again: 'Volver a usar',
  archivedDone: 'Plantilla archivada',
  againDone: 'La plantilla se puede usar otra vez',
  of: (name: string) => ` la plantilla ${name}`,
  saved: 'Plantilla guardada',
  failed: 'No pudimos guardar la plantilla',
  save: 'Guardar la plantilla',
  saving: 'Guardando...',
  stays: 'Lo que ya se envió no cambia: queda con el texto que tenía.',
  fields: {
    name: 'Nombre',
    nameHint: 'Así se llama en la lista; también es el nombre del documento si no escribes otro.',
    kind: 'Clase de documento',
    body: 'Texto',
    bodyHint:
      'Una línea en blanco separa los párrafos. Un renglón que empieza con # es un título, con ## un subtítulo y con - un punto de una lista.',
    insert: 'Insertar una variable',
    insertNone: 'Elige cuál',
    reviewed: 'La firma leyó todo el texto y lo usa así',
    reviewedHint: 'Sin esta marca la plantilla se guarda, pero nadie puede enviarla.',
  },
  preview: 'Así se ve',
  previewHint: 'Entre rayas, lo que se llena para cada cliente.',
  problems: {
    name: 'Escribe un nombre de 3 a 120 letras.',
    body: 'Escribe el texto, de 20 a 20.000 letras.',
    unknown: (name: string) => `No existe la variable {{${name}}}. Elige una de la lista.`,
    braces: (near: string) => `Hay llaves sin cerrar o vacías cerca de «${near}».`,
    sign: (sign: string) => `El documento no puede dibujar este signo: ${sign}. Quítalo o cámbialo.`,
    needs: (names: readonly string[]) =>
      `Una carta de compromiso con honorario también tiene que decir ${list(names)}: con eso se abren los cobros.`,
    once: 'Usa {{precios}} o {{honorario}} una vez por lo menos: la propuesta dice cuánto cuesta.',
  },
} as const

export const letterFormText = {
  from: 'De dónde sale',
  pdf: 'Un PDF de tu equipo',
  template: (name: string) => `Plantilla: ${name}`,
  values: 'Lo que dice para este cliente',
  fromCard: (known: number, missing: number) =>
    `${known === 1 ? '1 dato sale' : `${known} datos salen`} de la ficha${missing > 0 ? `, ${missing === 1 ? 'falta 1' : `faltan ${missing}`}` : ''}.`,
  lines: 'Servicios y precios',
  line: (n: number) => `Servicio ${n}`,
  price: (n: number) => `Precio del servicio ${n}, sin IVA`,
  priceHint: 'En pesos. Vacío si va incluido en otro.',
  rhythm: (n: number) => `Cómo se cobra el servicio ${n}`,
  rhythms: { month: 'Cada mes', once: 'Una sola vez' },
  addLine: 'Agregar un servicio',
  removeLine: (n: number) => `Quitar el servicio ${n}`,
  work: 'Trabajo que se abre al firmar',
  workNone:
    'La firma todavía no tiene plantillas de trabajo, y esta carta pide una. Créala, o quita la variable de la plantilla de la carta.',
  workTemplates: 'Plantillas de trabajo',
  opens:
    'Cuando todos firmen, se abre solo lo que esta carta dice: los servicios, el trabajo que se repite y los cobros. Se puede deshacer.',
  day: 'Elige el día',
  make: 'Preparar el documento',
  making: 'Preparando...',
  stale: 'Cambiaste algo: prepara el documento otra vez antes de enviarlo.',
  sheet: 'Vista previa',
  sheetHint: 'En verde, lo que sale de la ficha del cliente. En rojo, lo que falta.',
  failed: 'No pudimos preparar el documento',
  problems: {
    missing: (labels: readonly string[]) =>
      `${labels.length === 1 ? 'Falta una variable' : 'Faltan variables'}: ${labels.join(', ').toLowerCase()}.`,
    missingCard: (label: string) => `${label}: no está en la ficha del cliente. Complétala allá.`,
    text: 'Escribe hasta 200 letras.',
    line: 'Escribe el servicio, de 2 a 120 letras.',
    price: 'Escribe el precio en pesos enteros, como 1.480.000.',
    payDay: 'Escribe un día del 1 al 28.',
    day: 'Escribe un día entre los años 2000 y 2100.',
    order: 'El final va después del comienzo, dentro de los dos años siguientes.',
    sign: (label: string, sign: string) => `${label}: el documento no puede dibujar este signo: ${sign}.`,
  },
} as const
