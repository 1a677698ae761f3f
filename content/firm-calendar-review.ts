import type { MailText } from './mail-text'

const clients = (n: number) => (n === 1 ? '1 cliente' : `${n} clientes`)

export const calendarReviewText = {
  title: (year: number) => `Por revisar para ${year}`,
  intro:
    'Lo que falta o nadie ha confirmado todavía. Un cliente sale de estas listas cuando guardas un perfil que vale desde ese año.',
  states: { missing: 'Falta', confirm: 'Por confirmar', done: 'Al día' },
  more: (n: number) => (n === 1 ? 'y 1 más' : `y ${n} más`),
  clients,
  open: 'Abrir',
  openOf: (what: string) => `: ${what}`,
  uvt: {
    title: (year: number) => `UVT de ${year}`,
    missing: 'La DIAN suele publicarla en diciembre. Sin ella los topes quedan en UVT.',
    done: (value: string, source: string) => `${value}. ${source}.`,
  },
  wage: {
    title: (year: number) => `Salario mínimo de ${year}`,
    missing:
      'Lo fija un decreto cada diciembre, con el auxilio de transporte. De él salen la nómina y la PILA.',
    done: (value: string, aid: string | null, source: string, state: string) =>
      `${value}${aid === null ? '' : `, y ${aid} de auxilio de transporte`}. ${source}. ${state}`,
  },
  holidays: {
    title: (year: number) => `Días no hábiles de ${year}`,
    doubts: (days: string) => `En duda: ${days}. Hasta confirmarlos se avisa con la fecha más temprana.`,
    done: 'Ninguno está en duda. Revisa si hay días cívicos nuevos.',
  },
  tables: {
    title: (year: number) => `Tablas nacionales que vencen en ${year}`,
    missing: (names: string) => `Sin tabla: ${names}.`,
    done: 'Todas están cargadas.',
  },
  cities: {
    title: (year: number) => `Tablas de los municipios que vencen en ${year}`,
    missing: (names: string) => `Sin tabla: ${names}.`,
    done: 'Todas las de tus clientes están cargadas.',
  },
  usury: {
    title: 'Tasa de usura de cada mes',
    missing: (months: string) => `Falta la de ${months}: sin ella no se estiman los intereses de mora.`,
    done: 'Están todas hasta este mes.',
  },
  large: {
    title: 'Lista de grandes contribuyentes',
    /** The last year that DIAN's list of large taxpayers covers. */
    until: 2026,
    text: (year: number) =>
      `La lista conocida es la de 2025 y 2026 (Res. DIAN 000200 de 2024). Confirma quién sigue y quién entra en ${year}: cuenta quien lo sea el día de cada vencimiento.`,
    nobody: 'Ninguno de tus clientes lo es hoy, pero la lista nueva puede traer a alguno.',
  },
  vat: {
    title: 'Período del IVA',
    text: (limit: string, year: number) =>
      `Cada dos meses desde ${limit} de ingresos gravados y exentos en ${year}; cada cuatro, por debajo.`,
  },
  simple: {
    title: 'Entradas y salidas del régimen SIMPLE',
    text: 'Se entra hasta el último día hábil de febrero y se sale antes del último de enero.',
  },
  persons: {
    title: 'Topes de renta de las personas',
    text: (year: number) =>
      `Pregunta si pasaron algún tope en ${year}: la respuesta vale para una sola declaración.`,
  },
} as const

export const missingFigureNames = {
  uvt: (year: number) => `UVT de ${year}`,
  wage: (year: number) => `salario mínimo y auxilio de transporte de ${year}`,
} as const

export const missingFigureLines = {
  uvt: (year: number) =>
    `• La UVT de ${year}: la fija una resolución de la DIAN. Escríbela en Calendario, en «UVT, salario, topes y usura».`,
  wage: (year: number) =>
    `• El salario mínimo y el auxilio de transporte de ${year}: los fija un decreto. Escríbelos en la misma página.`,
} as const satisfies Record<keyof typeof missingFigureNames, (year: number) => string>

export const figureMails = {
  'figures-missing': {
    name: 'Cifras del año por llenar, para la firma',
    reader: 'firm',
    subject: 'Faltan cifras de {year}',
    preview: 'Sin ellas los topes y las sanciones no se calculan.',
    title: 'Faltan cifras de {year}',
    paragraphs: [
      'Hola:',
      'El portal todavía no las tiene. Sin ellas los topes quedan en UVT o en salarios mínimos y no se estiman sanciones.',
    ],
    quote: { label: 'Falta', text: '{missing}' },
    action: { label: 'Ver lo que falta', path: '/admin/calendario?ano={year}&vista=revisar' },
    why: 'Te escribimos porque administras el portal de la firma. Este aviso llega una vez por semana hasta que no falte ninguna.',
  },
} as const satisfies Record<string, MailText>
