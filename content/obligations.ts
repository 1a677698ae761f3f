import { obligationTexts } from './tax-calendar/obligations'
import { municipalityNames } from './municipalities'
import { periodName } from './tax-calendar/words'

type Named = {
  obligation: string
  /** The name of work outside the tax calendar; null for other obligations. */
  name?: string | null | undefined
  municipality: string | null
  /** Null when the key of the obligation's period is invalid. */
  period: Parameters<typeof periodName>[0] | null
}

const titleOf = (obligation: string): string =>
  (obligationTexts as Readonly<Record<string, { title: string }>>)[obligation]?.title ?? otherWork
const otherWork = 'Otras de la firma'

const cityName = (code: string) => municipalityNames[code]?.split(',')[0] ?? `municipio ${code}`

/** Returns for example «ICA Bogotá», without the period. */
export function obligationName({ obligation, municipality, name: own }: Omit<Named, 'period'>): string {
  if (own) return own
  const name = titleOf(obligation).replace(/ del (bimestre|cuatrimestre)\b/, '')
  return municipality ? `${name} ${cityName(municipality)}` : name
}

/** Returns for example «Retención en la fuente, noviembre de 2026». */
export const obligationTitle = ({ period, ...named }: Named): string =>
  period && !named.obligation.startsWith('own:')
    ? `${obligationName(named)}, ${periodName(period)}`
    : obligationName(named)

export const obligationPhases = {
  overdue: 'Vencida',
  waiting: 'Te falta entregar',
  ours: 'La preparamos',
  filed: 'Presentada',
  paid: 'Pagada',
  excused: 'No aplica',
} as const

export const obligationStates = {
  'not-started': 'Sin empezar',
  waiting: 'Espera al cliente',
  'in-progress': 'En curso',
  'in-review': 'En revisión',
  ready: 'Lista',
  filed: 'Presentada',
  paid: 'Pagada',
  'not-applicable': 'No aplica',
} as const

/** Work outside the tax calendar is not filed with an authority, so its state `filed` is shown as done. */
export const workStates = { ...obligationStates, filed: 'Hecha' } as const

const firm = (name: string | null) => name ?? 'Tu asesor'
const counted = (n: number) => (n === 1 ? '1 obligación' : `${n} obligaciones`)

export const calendarText = {
  title: 'Calendario de obligaciones',
  subtitle: 'Qué se vence, qué hacemos nosotros y qué necesitamos de ti.',
  subscribe: 'Llevarlo al calendario de tu teléfono',
  views: { label: 'Vista', list: 'Por mes', year: 'El año' },
  overdue: { title: 'Vencidas', note: (n: number) => `${counted(n)} sin presentar` },
  later: {
    open: (n: number) => `Ver lo que viene más adelante (${n})`,
    close: 'Ocultar lo que viene más adelante',
    title: 'Más adelante',
    note: 'Te avisamos cuando empiece cada una',
  },
  settled: (month: string) => `${month}, cumplidas`,
  month: (total: number, waiting: number, open: number) => {
    if (open === 0) return `${counted(total)}, ${total === 1 ? 'cumplida' : 'todas cumplidas'}`
    if (waiting === 0) return `${counted(total)}, ninguna espera algo tuyo todavía`
    return `${counted(total)}, ${waiting === 1 ? '1 espera' : `${waiting} esperan`} algo tuyo`
  },
  days: (n: number) => {
    if (n === 0) return 'Hoy'
    if (n === 1) return 'Mañana'
    if (n === -1) return 'Ayer'
    return n > 0 ? `En ${n} días` : `Hace ${-n} días`
  },
  undated: 'Por confirmar',
  notes: {
    waiting: (who: string | null) => `${firm(who)} necesita algo tuyo para presentarla.`,
    delivered: (who: string | null) => `Recibimos lo que faltaba. ${firm(who)} lo revisa y sigue.`,
    ours: (who: string | null) => `Nada por ahora. ${firm(who)} la prepara.`,
    overdue: (who: string | null) =>
      `Pasó la fecha y no se ha presentado. Escríbele a ${who ?? 'tu asesor'}: cada mes puede sumar sanción.`,
    filed: (day: string, receipt: string | null) =>
      `Presentada el ${day}${receipt ? `, número ${receipt}` : ''}.`,
    paid: (filed: string, paid: string, value: string | null, receipt: string | null) =>
      `${filed === paid ? `Presentada y pagada el ${paid}` : `Presentada el ${filed} y pagada el ${paid}`}${value ? `: ${value}` : ''}${receipt ? `, número ${receipt}` : ''}.`,
    unpublished: (who: string | null) => `Todavía no tenemos la fecha de este año. ${firm(who)} la confirma.`,
    needed: (who: string | null) => `${firm(who)} necesita algo tuyo para hacerla.`,
    late: (who: string | null) => `Pasó la fecha y todavía no está hecha. ${firm(who)} te cuenta.`,
    done: (day: string) => `Hecha el ${day}.`,
    value: (value: string) => `Valor: ${value}.`,
    gone: (who: string | null) => `Tu perfil tributario ya no la pide. ${firm(who)} lo confirma contigo.`,
  },
  deliver: {
    button: 'Entregar',
    more: 'Agregar otro',
    see: 'Ver lo entregado',
  },
  write: 'Escribir',
  origin: {
    summary: 'De dónde sale',
    of: (title: string) => `: ${title}`,
    states: {
      computed: (who: string | null) => `${firm(who)} la confirma.`,
      published: (who: string | null) => `${firm(who)} la confirma.`,
      confirmed: (who: string | null) => `${firm(who)} la confirmó.`,
    },
    actBy: (day: string) => `Conviene hacerlo a más tardar el ${day}, que es día hábil seguro.`,
  },
  delay: {
    title: 'Lo que cuesta el retraso, estimado:',
    text: (pesos: string, formula: string, norm: string) => `desde ${pesos}. ${formula} (${norm}).`,
    notice: 'Es una estimación, no una liquidación: los intereses y el impuesto van aparte.',
  },
  year: {
    title: (year: number) => `El ${year} de un vistazo`,
    caption: (year: number) => `Obligaciones de ${year} por mes, con el día de vencimiento y su estado`,
    obligation: 'Obligación',
    go: (year: number) => `Ver ${year}`,
    none: (year: number) => `No hay obligaciones en ${year}.`,
    done: (n: number, late: number) =>
      `${n === 1 ? '1 cumplida' : `${n} cumplidas`}${late > 0 ? `, ${late} después de la fecha` : ''}`,
    left: (n: number) => `${n} por cumplir`,
    total: (n: number, year: number) => `${counted(n)} en ${year}`,
  },
  notices: {
    title: 'Avísame',
    on: 'Te escribimos 10 días antes si falta algo tuyo, 5 días antes y el día anterior.',
    off: 'Si lo autorizas, te escribimos 10 días antes si falta algo tuyo, 5 días antes y el día anterior.',
    hours: 'Por correo, solo en días hábiles de 8:00 a.m. a 6:00 p.m.',
    turnOn: 'Autorizarlo en tu cuenta',
    change: 'Cambiarlo en tu cuenta',
  },
  sources: {
    title: 'De dónde salen las fechas',
    ending: (digits: string) =>
      `Tu NIT termina en ${digits.slice(-1)}: esa cifra fija casi todas tus fechas ante la DIAN. La PILA y la exógena usan las dos últimas, ${digits}.`,
    unknown: 'Sin tu NIT y su dígito de verificación no se sabe qué fechas te tocan.',
  },
  empty: {
    title: (who: string | null) => `${firm(who)} está armando tu calendario`,
    text: 'Con tu RUT se sabe qué te toca, y cada fecha se confirma. Lo verás aquí en cuanto esté.',
    none: 'Todavía no hay obligaciones en tu calendario',
    noneText: 'Con lo que dice tu perfil tributario no hay fechas por ahora.',
  },
  event: {
    done: (title: string) => `Presentada: ${title}`,
    details:
      'Fecha de tu calendario de obligaciones. Ábrela en tu portal para ver de dónde sale y qué falta.',
  },
  failed: {
    title: 'No pudimos traer las fechas',
    text: 'Las de tu calendario suscrito siguen bien.',
    retry: 'Reintentar',
  },
  next: { title: 'Próximos vencimientos', all: 'Ver el calendario' },
} as const

export const workText = {
  open: (n: number) => `Sin presentar (${n})`,
  later: (n: number) => `Más adelante (${n})`,
  done: (n: number) => `Presentadas y no aplican (${n})`,
  moreDone: (n: number) => (n === 1 ? 'Ver una anterior' : `Ver las ${n} anteriores`),
  fewerDone: 'Ver solo las últimas',
  nothingOpen: 'No hay obligaciones por presentar.',
  none: 'Este cliente no tiene obligaciones todavía: salen de su perfil tributario.',
  month: {
    title: 'Este mes',
    none: 'Este mes no vence nada.',
    noProfile: 'Empieza por el perfil tributario: sin él no hay fechas.',
    profile: 'Ver el perfil',
    all: (more: number) => (more > 0 ? `Ver trabajo (${more} más)` : 'Ver trabajo'),
  },
  advisorOf: (name: string | null) => (name ? `${name}, su asesor` : 'Nadie: el cliente no tiene asesor'),
  responsible: (name: string | null) => (name ? `Responsable: ${name}` : 'Sin responsable'),
  receipt: (number: string) => `Soporte ${number}`,
  gone: 'El perfil ya no la pide',
  saving: 'Guardando...',
  save: 'Guardar',
  saved: 'Obligación actualizada',
  failed: 'No se guardó el cambio',
  /** `by` is null if the tax profile or the calendar changed the obligation. */
  before: (by: string | null, when: string) =>
    `${by ? `${by} la cambió` : 'Cambió con el perfil o el calendario'} el ${when}, antes que tú. No se guardó nada tuyo: mira cómo quedó y guarda de nuevo si todavía hace falta.`,
  fields: {
    state: 'Estado',
    message: 'Qué le decimos al cliente',
    hiddenHint: 'El cliente no ve este trabajo: lo lee solo el equipo.',
    messageHint:
      'Lo lee en su calendario. Si espera al cliente, di qué falta y para cuándo; en los demás estados puede quedar vacío.',
    receipt: 'Número del formulario o recibo',
    anyReceipt: 'Número del recibo, si hay uno',
    doneOn: 'Hecha el',
    filedOn: 'Presentada el',
    paidOn: 'Pagada el',
    value: 'Valor en pesos',
    valueHint: 'Lo ven la dueña o el dueño y quien lleva las cuentas del cliente.',
    document: 'Declaración entre los archivos del cliente',
    paymentDocument: 'Comprobante de pago entre los archivos del cliente',
    noDocument: 'Ninguno',
    reason: 'Por qué no aplica este período',
    reasonHint: 'Queda en la historia con tu nombre, y el cliente lo lee.',
  },
  problems: {
    receipt: 'Escribe el número del formulario o recibo.',
    day: 'Elige un día que ya haya pasado.',
    value: 'Escribe el valor en pesos, sin letras.',
    reason: 'Escribe por qué no aplica, en 5 letras o más.',
    message: 'Puede tener hasta 500 caracteres.',
  },
} as const
